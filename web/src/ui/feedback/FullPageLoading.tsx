import { Lamp } from '../art/Lamp.tsx';
import classes from './FullPageLoading.module.css';

/** The whole page while it is being found out who is reading (S1.2): the lamp. */
export function FullPageLoading() {
  return (
    <div className={classes.page} role="status">
      <Lamp />
      <p className={classes.words}>Loading...</p>
    </div>
  );
}
