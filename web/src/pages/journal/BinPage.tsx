import { BinScreen } from '../../features/bin/BinScreen.tsx';
import { Page } from '../../ui/page/Page.tsx';
import classes from './BinPage.module.css';

/** /bin */
export default function BinPage() {
  return (
    <Page className={classes.page}>
      <BinScreen />
    </Page>
  );
}
