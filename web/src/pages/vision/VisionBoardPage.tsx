import { VisionOnly } from '../../features/site/VisionOnly.tsx';

/** /vision-board (S3.2.4). */
export default function VisionBoardPage() {
  return <VisionOnly title="Vision Board">{null}</VisionOnly>;
}
