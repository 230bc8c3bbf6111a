import type { SafetyAnswer } from '@pathkeeper/contract';
import { IconInfoCircle } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../ui/forms/fields/SelectField.tsx';
import { HelplineList } from './HelplineList.tsx';
import { countryName } from './helpline-text.ts';
import classes from './SafetyBody.module.css';
import { helplines } from './safety.queries.ts';

interface SafetyBodyProps {
  /** The safety answer to what was written; null when the user asks for help. */
  answer: SafetyAnswer | null;
  /** Buttons under the helplines. */
  actions?: ReactNode;
}

/**
 * The safety answer (D32): the fixed text and the helplines, and nothing of the game: no drawing, no
 * accent, no XP. All it needs is in the answer; only another country's helplines are fetched.
 */
export function SafetyBody({ answer, actions }: SafetyBodyProps) {
  const [chosen, setChosen] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const needsLines = isAsked || !answer?.helplines.some(hasCountry);
  const { data, isError } = useQuery({
    ...helplines(chosen),
    enabled: needsLines,
    placeholderData: keepPreviousData,
  });
  const lines = chosen === undefined && answer ? answer.helplines : data?.helplines;
  const country = chosen ?? lines?.find(hasCountry)?.country;
  // Nobody is left with an empty list: where the country is not known, it is asked for at once.
  const isChoosing = isAsked || (lines !== undefined && country === undefined);
  return (
    <div className={classes.safe}>
      <p className={classes.message}>{answer?.message ?? data?.message ?? HELP}</p>
      {lines && country ? (
        <HelplineList helplines={lines} />
      ) : lines || isError ? (
        <p className={classes.words}>
          {isError && 'The list of lines did not arrive. '}
          In danger now, call the emergency number of where you are: 112 in Europe and on most
          mobile phones, 911 in North America.
        </p>
      ) : (
        <Skeleton label="Loading the lines">
          <SkeletonLine />
          <SkeletonLine width="70%" />
        </Skeleton>
      )}
      <p className={classes.words}>
        {country && (
          <>
            Lines for <strong>{countryName(country)}</strong>.{' '}
          </>
        )}
        {!isChoosing && (
          <button type="button" className={classes.link} onClick={() => setIsAsked(true)}>
            Choose another country
          </button>
        )}{' '}
        {isChoosing ? 'See also' : 'or see'}{' '}
        <a
          href="https://findahelpline.com"
          target="_blank"
          rel="noreferrer"
          className={classes.link}
        >
          findahelpline.com
        </a>
      </p>
      {isChoosing && data && (
        <SelectField
          label="Country"
          autoFocus={isAsked}
          value={country ?? ''}
          options={[
            ...(country ? [] : [{ value: '', label: 'Choose a country', disabled: true }]),
            ...optionsOf(data.countries, country),
          ]}
          onChange={(event) => {
            setChosen(event.target.value);
            setIsAsked(true);
          }}
        />
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
      <p className={classes.foot}>
        <IconInfoCircle aria-hidden size={20} stroke={1.6} />
        <span>
          <strong>Merlin is software.</strong> {footOf(answer)}
        </span>
      </p>
    </div>
  );
}

function footOf(answer: SafetyAnswer | null): string {
  if (!answer) return 'He cannot help with this, and no one is told that you looked.';
  return answer.isPublic
    ? 'What you wrote stands in the forum, and nothing here is scored.'
    : 'Nothing you wrote is lost, nothing here is scored, and no one has been told.';
}

const hasCountry = ({ country }: SafetyAnswer['helplines'][number]): boolean => country !== '';

const HELP =
  'The people below are trained to listen, and you don’t need to know what to say. If you or somebody else is in danger now, call the emergency number first.';

function optionsOf(countries: readonly string[], present: string | undefined) {
  const all = new Set([...countries, ...(present ? [present] : [])]);
  return [...all]
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
