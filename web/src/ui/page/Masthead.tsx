import type { ReactNode } from 'react';
import classes from './Masthead.module.css';
import { Page } from './Page.tsx';

export interface MastheadProps {
  /** A link home around `<Lockup />`. */
  brand: ReactNode;
  /** The running line in the middle (`<Clock />`); under the brand on a phone. */
  meta?: ReactNode;
  /** Buttons at the right end, each a 44px target. */
  actions?: ReactNode;
  /** Without the rules, as on the landing. */
  plain?: boolean;
}

/** The head of every page: brand, running line, actions, and under them a heavy and a light rule. */
export function Masthead({ brand, meta, actions, plain = false }: MastheadProps) {
  return (
    <header>
      <Page>
        <div className={classes.masthead} data-plain={plain || undefined}>
          <div className={classes.brand}>{brand}</div>
          {meta && <div className={classes.meta}>{meta}</div>}
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      </Page>
    </header>
  );
}
