import type { GrowthMetrics } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { counted } from '../../../lib/text/in-words.ts';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { Leader } from '../../../ui/typography/Leader.tsx';
import { SPARKLINE, sparklinePath } from '../bar-path.ts';
import classes from './ThemeRows.module.css';

interface ThemeRowsProps {
  themes: GrowthMetrics['commonThemes'];
  /** One under the other however wide the place is; as many columns as fit otherwise. */
  single?: boolean;
}

/** Themes with their pages month by month; each leads to the pages it is found on. */
export function ThemeRows({ themes, single = false }: ThemeRowsProps) {
  const most = Math.max(...themes.flatMap(({ months }) => months));
  return (
    <ul className={classes.rows} data-single={single || undefined}>
      {themes.map(({ theme, frequency, months }) => (
        <li key={theme}>
          <Link to={paths.entries} search={{ query: queryFor(theme) }} className={classes.row}>
            <span className={classes.theme} dir="auto">
              {theme}
            </span>
            <Leader />
            <svg
              className={classes.spark}
              viewBox={`0 ${-SPARKLINE.height} ${SPARKLINE.width} ${SPARKLINE.height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={sparklinePath(months, most)} />
            </svg>
            <span className={classes.count}>
              {frequency.toLocaleString('en-US')}
              <VisuallyHidden> {counted(frequency, 'page').split(' ')[1]}</VisuallyHidden>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The words of a theme stand side by side on its pages. */
const queryFor = (theme: string): string =>
  theme.includes(' ') ? `"${theme.replaceAll('"', '')}"` : theme;
