import type { ForumSettings } from '@pathkeeper/contract';
import { MODERATION_LIMITS } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { SwitchRow } from '../../../ui/forms/fields/toggles/SwitchRow.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { forumSettings, useChangeSettings } from '../moderation.queries.ts';
import classes from './ForumSettingsForm.module.css';
import { StopList } from './StopList.tsx';

const STARTERS = [
  {
    value: 'members',
    name: 'Everyone whose level opens the category',
    line: 'Whoever may write in a category may start posts there.',
  },
  {
    value: 'moderators',
    name: 'Moderators and admins',
    line: 'Everyone else goes on replying.',
  },
] as const;

/** What holds for the whole forum (D46, D47), and who may not write at the moment. */
export function ForumSettingsForm() {
  const query = useQuery(forumSettings());
  const { mutate: change } = useChangeSettings();
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows label="Loading settings" />}
      error={{ title: 'The settings did not arrive.', words: 'They hold as they were.' }}
    >
      {(settings) => (
        <div className={classes.parts}>
          <section aria-labelledby="hiding">
            <SectionHead id="hiding">Hiding by reports</SectionHead>
            <SwitchRow
              label={`Auto-hide posts with ${settings.reportsToHide} or more reports`}
              note="Of different people whose accounts are older than a week, and never a moderator’s or an admin’s. It lasts until a moderator has looked."
              checked={settings.autoHide}
              onChange={(event) => change({ autoHide: event.target.checked })}
            />
            <SelectField
              label="How many reports"
              className={classes.number}
              disabled={!settings.autoHide}
              value={String(settings.reportsToHide)}
              options={Array.from({ length: MODERATION_LIMITS.reportsToHide }, (_, index) => ({
                value: String(index + 1),
                label: String(index + 1),
              }))}
              onChange={(event) => change({ reportsToHide: Number(event.target.value) })}
            />
          </section>
          <section aria-labelledby="writing">
            <SectionHead id="writing">Writing</SectionHead>
            <Starters
              value={settings.startPosts}
              onChange={(startPosts) => change({ startPosts })}
            />
            <SwitchRow
              label="Links from newcomers"
              note={`In somebody’s first ${MODERATION_LIMITS.newcomerPosts} posts and replies.`}
              checked={settings.newcomerLinks}
              onChange={(event) => change({ newcomerLinks: event.target.checked })}
            />
          </section>
          <StopList />
        </div>
      )}
    </Loaded>
  );
}

interface StartersProps {
  value: ForumSettings['startPosts'];
  onChange: (value: ForumSettings['startPosts']) => void;
}

function Starters({ value, onChange }: StartersProps) {
  return (
    <fieldset className={classes.starters}>
      <legend>Who may start posts</legend>
      {STARTERS.map((each) => (
        <label key={each.value} className={classes.starter}>
          <input
            type="radio"
            name="start-posts"
            checked={each.value === value}
            onChange={() => onChange(each.value)}
          />
          <span>
            <b>{each.name}</b>
            <span>{each.line}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
