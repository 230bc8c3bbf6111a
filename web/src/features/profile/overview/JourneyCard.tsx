import { type User, wayToNext } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { PathPlate } from '../../../ui/art/plates/PathPlate.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { progress } from '../../progression/progression.queries.ts';
import { latestLifePath } from '../../questionnaire/questionnaire.queries.ts';
import classes from './JourneyCard.module.css';

interface JourneyCardProps {
  user: User;
  /** The path is of the game: without it there is no plate (D27). */
  isPlaying: boolean;
}

/** The way to the sixteen questions, or to what was read in their answers. */
export function JourneyCard({ user, isPlaying }: JourneyCardProps) {
  const { data: standing } = useQuery({ ...progress(), enabled: isPlaying });
  const { data: kept } = useQuery({
    ...latestLifePath(),
    enabled: user.hasCompletedQuestionnaire,
  });
  const hasPath = user.hasCompletedQuestionnaire && Boolean(kept);
  return (
    <Card as="section" flush aria-labelledby="profile-journey" className={classes.card}>
      {isPlaying && (
        <div className={classes.picture}>
          {standing && (
            <PathPlate
              crop="around"
              level={standing.currentLevel}
              progress={wayToNext(standing.currentLevel, standing.xp)}
              className={classes.plate}
            />
          )}
        </div>
      )}
      <div className={classes.words}>
        <h2 id="profile-journey" className={classes.title}>
          {hasPath ? 'Your life path' : 'Start Journey'}
        </h2>
        <p className={classes.line}>
          {hasPath
            ? 'What sixteen answers came to. It is kept, and it may be asked for again whenever they have changed.'
            : 'Sixteen questions about where you stand and where you mean to go. Stop between any two; what is written stays.'}
        </p>
        <LinkButton to={paths.questionnaire} variant="filled" wide className={classes.button}>
          {hasPath ? 'Read your life path' : 'Start Journey'}
        </LinkButton>
      </div>
    </Card>
  );
}
