import { useComputedColorScheme } from '@mantine/core';
import { THEMES, themeLevel } from '@pathkeeper/contract';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { progress } from '../../progression/progression.queries.ts';
import { siteInfo } from '../../site/site.queries.ts';
import { useSetTheme } from '../account.queries.ts';
import classes from './ThemePicker.module.css';

/** The themes as samples; one that the level keeps shows what opens it, in quiet it is not there. */
export function ThemePicker({ isQuiet }: { isQuiet: boolean }) {
  const { data: standing } = useQuery(progress());
  const { data: site } = useQuery(siteInfo());
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { mutate: choose } = useSetTheme();
  if (!standing) return null;
  const { themesUnlocked, activeTheme } = standing;
  // Where nothing is sold, nobody is told of what a plan would open (D73).
  const shown = THEMES.filter(
    ({ name, isPaid }) =>
      themesUnlocked.includes(name) || (!isQuiet && (!isPaid || site?.sellsPlans === true)),
  );
  // One theme is no choice.
  if (shown.length < 2) return null;
  return (
    <fieldset className={classes.picker}>
      <legend className={classes.legend}>Theme</legend>
      {shown.map(({ name, label, line, isPaid }) => {
        const isOpen = themesUnlocked.includes(name) || name === activeTheme;
        return (
          <label key={name} className={classes.theme} data-locked={!isOpen || undefined}>
            <input
              type="radio"
              name="theme"
              className={classes.radio}
              checked={name === activeTheme}
              disabled={!isOpen}
              onChange={() => choose(name)}
            />
            <span aria-hidden className={classes.sample} data-skin={name} data-theme={scheme}>
              <span className={classes.page}>
                <span className={classes.letters}>Aa</span>
                <span className={classes.lines} />
              </span>
            </span>
            <span className={classes.name}>{label}</span>
            {isOpen ? (
              <span className={classes.line}>{line}</span>
            ) : (
              <span className={classes.lock}>
                <IconLock aria-hidden size={15} />{' '}
                {isPaid ? 'With a plan' : `Level ${themeLevel(name)}`}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
