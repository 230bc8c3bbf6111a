import { VisionOnly } from '../../features/site/VisionOnly.tsx';

/** /vision-architect (S3.2.6). */
export default function VisionArchitectPage() {
  return <VisionOnly title="Vision Architect">{null}</VisionOnly>;
}
