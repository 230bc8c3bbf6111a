import type { ReactNode } from 'react';
import classes from './Header.module.css';
import { Page } from './Page.tsx';

export interface HeaderProps {
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
export function Header({ brand, meta, actions, plain = false }: HeaderProps) {
  return (
    <header>
      <Page>
        <div className={classes.header} data-plain={plain || undefined}>
          <div className={classes.brand}>{brand}</div>
          {meta && <div className={classes.meta}>{meta}</div>}
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      </Page>
    </header>
  );
}
