import { useState } from 'react';
import { MoodMark } from '../ui/art/MoodMark.tsx';
import { PathPlate } from '../ui/art/plates/PathPlate.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Editor } from '../ui/forms/Editor.tsx';
import { SelectField } from '../ui/forms/fields/SelectField.tsx';
import { TagsField } from '../ui/forms/TagsField.tsx';
import { DateNumeral } from '../ui/labels/DateNumeral.tsx';
import { EntryRow } from '../ui/labels/EntryRow.tsx';
import { MoodLabel } from '../ui/labels/MoodLabel.tsx';
import { MoonMark } from '../ui/labels/MoonMark.tsx';
import { PageTitle } from '../ui/typography/PageTitle.tsx';
import { SectionHead } from '../ui/typography/SectionHead.tsx';
import { pages } from './pages.ts';
import classes from './Specimen.module.css';

const moods = ['calm', 'happy', 'grateful', 'sad', 'anxious'] as const;

/** The home screen's parts. */
export function Home() {
  const [text, setText] = useState('');
  const [mood, setMood] = useState<(typeof moods)[number]>('calm');
  const [tags, setTags] = useState(['harbour', 'Tomas']);
  return (
    <section className={classes.home}>
      <div>
        <div className={classes.title}>
          <PageTitle meta="Saturday, the 21st of November · No. 149">Today’s Entry</PageTitle>
        </div>
        <Editor
          label="Today’s Entry"
          placeholder="Where did today turn?"
          value={text}
          limit={100_000}
          onChange={(event) => setText(event.currentTarget.value)}
          margin={<MoonMark date={new Date()} />}
        />
        <div className={classes.form}>
          <SelectField
            label="Mood"
            value={mood}
            icon={<MoodMark mood={mood} size={18} />}
            options={moods.map((each) => ({
              value: each,
              label: each.charAt(0).toUpperCase() + each.slice(1),
              ink: `var(--mood-${each})`,
            }))}
            onChange={(event) => setMood(event.currentTarget.value as typeof mood)}
          />
          <TagsField
            label="Tags"
            value={tags}
            onChange={setTags}
            suggestions={['father', 'harbour', 'ladder', 'quay', 'work']}
            maxTags={20}
          />
          <Button variant="filled" wide>
            Save Entry
          </Button>
        </div>
        <SectionHead
          className={classes.section}
          remark={<a href="#entries">All 148 entries</a>}
          leader={false}
        >
          Recent Entries
        </SectionHead>
        <div className={classes.recent}>
          {pages.slice(1, 5).map((page) => (
            <EntryRow
              key={page.date}
              look="compact"
              date={<DateNumeral day={page.day} month="Nov" date={page.date} />}
              foot={
                <>
                  <MoodLabel mood={page.mood} />
                  <span>No reflection</span>
                </>
              }
            >
              <a href="#entry">{page.text.slice(0, 120)}…</a>
            </EntryRow>
          ))}
        </div>
      </div>
      <PathPlate level={4} progress={0.4} />
    </section>
  );
}
