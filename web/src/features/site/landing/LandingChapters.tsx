import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { CHAPTERS, type Chapter } from '../chapters.ts';
import { ClimbPicture } from './ClimbPicture.tsx';
import classes from './LandingChapters.module.css';
import { MerlinPicture } from './MerlinPicture.tsx';
import { QuestionPicture } from './QuestionPicture.tsx';
import { QuestPicture } from './QuestPicture.tsx';
import { WeekPicture } from './WeekPicture.tsx';

interface LandingChaptersProps {
  /** The growth map's own drawing, of made-up days. */
  growth: ReactNode;
}

/** The feature grid: six pieces of the almanac, each drawn as itself (S3.1). */
export function LandingChapters({ growth }: LandingChaptersProps) {
  // Decoration: the words under each say the same.
  const pictures: Record<Chapter, ReactNode> = {
    insights: <WeekPicture />,
    discovery: <QuestionPicture />,
    growth,
    challenges: <QuestPicture />,
    achievements: <ClimbPicture />,
    guide: <MerlinPicture />,
  };
  return (
    <Page>
      <section aria-labelledby="chapters">
        <SectionHead id="chapters" remark={<Link to={paths.rules}>What opens at which level</Link>}>
          Six chapters
        </SectionHead>
        <ul className={classes.grid}>
          {(Object.keys(CHAPTERS) as Chapter[]).map((chapter) => (
            <li key={chapter}>
              <Card flush className={classes.picture} aria-hidden>
                {pictures[chapter]}
              </Card>
              <SmallCaps as="p" className={classes.kind}>
                {CHAPTERS[chapter].kind}
              </SmallCaps>
              <h3 className={classes.title}>{CHAPTERS[chapter].title}</h3>
              <p className={classes.line}>{CHAPTERS[chapter].line}</p>
              {chapter === 'discovery' && (
                <Link to={paths.questionnaire} className={classes.taste}>
                  Try it without an account
                </Link>
              )}
            </li>
          ))}
        </ul>
        <LinkButton to={paths.register} className={classes.start}>
          Start at the Foot of the Path
        </LinkButton>
      </section>
    </Page>
  );
}
