import { BinScreen } from '../features/bin/BinScreen.tsx';
import { Page } from '../ui/page/Page.tsx';

/** /bin */
export default function BinPage() {
  return (
    <Page>
      <BinScreen />
    </Page>
  );
}
