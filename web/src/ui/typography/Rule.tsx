import clsx from 'clsx';
import type { ComponentProps } from 'react';
import classes from './Rule.module.css';

export interface RuleProps extends ComponentProps<'hr'> {
  /** `double` (2px + 1px of ink) opens a part, `section` divides sections, `hair` divides rows. */
  weight?: 'double' | 'section' | 'hair';
}

/** A printed rule across its container. */
export function Rule({ weight = 'section', className, ...rest }: RuleProps) {
  return <hr {...rest} className={clsx(classes.rule, classes[weight], className)} />;
}
