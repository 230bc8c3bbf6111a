import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayHere, plainDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { guideSettings } from '../../guide/guide.queries.ts';
import { useDownloadEverything } from '../account.queries.ts';
import { ProfileSection } from '../ProfileSection.tsx';
import classes from './DataTab.module.css';

/** Where somebody's words are, who can read them, and the way to take them along. */
export function DataTab() {
  return (
    <>
      <ProfileSection title="Privacy" line="Where your words are, and who can read them.">
        <p className={classes.words}>
          What you write is kept in this site’s own database, which is how it can be searched. You
          read it, once you have signed in. No page of Pathkeeper shows it to anybody else, those
          who run it included; whoever has the keys to the machine itself could look, as with
          anything that is kept for you.
        </p>
        <p className={classes.words}>
          This site does not sell it, advertise by it or train anything on it. What you have typed
          and not saved yet stays in this browser until you do.
        </p>
        <GuideLine />
      </ProfileSection>
      <ProfileSection title="Download everything" line="It is yours, so it leaves when you like.">
        <Everything />
      </ProfileSection>
      <ProfileSection title="A few entries" line="When everything is more than you need.">
        <p className={classes.words}>
          Some entries as one plain text: choose them among{' '}
          <Link to={paths.entries}>your entries</Link> and press Download.
        </p>
      </ProfileSection>
    </>
  );
}

/** What leaves this server when the guide is asked, as it is set up and agreed to (D33). */
function GuideLine() {
  const { data } = useQuery(guideSettings());
  if (!data) return null;
  const { destination, source, consentedAt } = data;
  if (destination === null) {
    return (
      <p className={classes.words}>
        {source.name} reads a page only when you ask, and is part of this site: nothing you write
        leaves this server.
      </p>
    );
  }
  return (
    <p className={classes.words}>
      A language model at {destination} is set up here.{' '}
      {consentedAt
        ? `You agreed on ${plainDay(dayHere(consentedAt))} that the pages you ask about are sent there.`
        : 'You have not agreed to it, so nothing is sent there.'}{' '}
      <Link to={paths.profile} search={{ tab: 'settings' }}>
        Your settings
      </Link>{' '}
      have the switch, and the list of what was sent.
    </p>
  );
}

function Everything() {
  const { mutate, isPending } = useDownloadEverything();
  return (
    <>
      <p className={classes.words}>
        One ZIP with every entry as a page you can open anywhere, and all that is kept of you as
        JSON: folders, tags, insights, goals, reflections, quests, settings. Your password is not in
        it.
      </p>
      <Button
        variant="filled"
        className={classes.button}
        busy={isPending}
        busyLabel="Asking for it…"
        onClick={() =>
          mutate(undefined, {
            onSuccess: () =>
              toast({
                title: 'Your download has begun.',
                description: 'The browser has it from here. A long journal takes a minute.',
              }),
          })
        }
      >
        Download everything
      </Button>
      <p className={classes.note}>Not encrypted: keep it where you would keep the book itself.</p>
    </>
  );
}
