import type { Folder, GuideSettings as Known } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { dayHere, longMonthDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { SwitchRow } from '../../../ui/forms/fields/toggles/SwitchRow.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { allFolders } from '../../folders/folders.queries.ts';
import { guideSettings, useSetConsent, useSetFolder } from '../guide.queries.ts';
import classes from './GuideSettings.module.css';

const SentDialog = lazy(async () => ({ default: (await import('./SentDialog.tsx')).SentDialog }));

/**
 * Which guide answers, where entries are sent, and the settings for that (D33). `canTry` leads to where
 * administrators try the guide.
 */
export function GuideSettings({ canTry }: { canTry: boolean }) {
  const settings = useQuery(guideSettings());
  const { data: folders = [] } = useQuery(allFolders());
  const [isListOpen, setIsListOpen] = useState<boolean>();
  return (
    <Loaded
      query={settings}
      skeleton={
        <Skeleton label="Loading who answers">
          <SkeletonLine width="80%" />
          <SkeletonLine width="52%" />
        </Skeleton>
      }
      error={{
        small: true,
        level: 3,
        title: 'Who answers could not be asked.',
        words: 'Nothing is sent anywhere that you did not agree to.',
      }}
    >
      {(known) => (
        <div className={classes.guide}>
          {known.destination === null ? (
            <p className={classes.words}>
              {known.source.name} answers: it is part of this site, works without a network, and
              nothing you write leaves this server.
            </p>
          ) : (
            <Outside known={known} destination={known.destination} folders={folders} />
          )}
          <Button className={classes.list} onClick={() => setIsListOpen(true)}>
            What was sent
          </Button>
          {canTry && (
            <LinkButton className={classes.list} to={paths.adminPanel} search={{ tab: 'settings' }}>
              Try it in the Admin Panel
            </LinkButton>
          )}
          <LazyPart>
            {isListOpen !== undefined && (
              <SentDialog opened={isListOpen} onClose={() => setIsListOpen(false)} />
            )}
          </LazyPart>
        </div>
      )}
    </Loaded>
  );
}

interface OutsideProps {
  known: Known;
  destination: string;
  folders: readonly Folder[];
}

function Outside({ known, destination, folders }: OutsideProps) {
  const consent = useSetConsent();
  const folder = useSetFolder();
  const isAgreed = consent.isPending ? consent.variables.allowed : known.consentedAt !== null;
  const agreedOn = known.consentedAt && longMonthDay(dayHere(known.consentedAt));
  const closed = new Set(known.excludedFolders);
  if (folder.isPending) {
    if (folder.variables.allowed) closed.delete(folder.variables.id);
    else closed.add(folder.variables.id);
  }
  return (
    <>
      <p className={classes.words}>
        A language model at <strong>{destination}</strong> is set up here. Only once you agree, and
        only when you ask for a reflection or ask Merlin, the pages it is about and the few it
        recalls are sent there. Otherwise Pathkeeper’s own guide answers, and nothing is sent.
      </p>
      <SwitchRow
        label={`Let ${destination} read what you ask about`}
        note={agreedOn ? `You agreed on ${agreedOn}.` : 'Nothing has been agreed to.'}
        checked={isAgreed}
        onChange={(event) => consent.mutate({ allowed: event.target.checked, destination })}
      />
      {isAgreed && folders.length > 0 && (
        <fieldset className={classes.folders}>
          <SmallCaps as="legend">Folders it may read</SmallCaps>
          {folders.map(({ id, name }) => (
            <SwitchRow
              key={id}
              label={name}
              checked={!closed.has(id)}
              onChange={(event) => folder.mutate({ id, allowed: event.target.checked })}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
