import { PROMPT_THEMES, type PromptContents, type PromptShelf } from '@pathkeeper/contract';
import { createLink } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { Contents, ContentsLink } from '../../ui/page/Contents.tsx';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import classes from './PromptShelves.module.css';
import { SHELF_NAMES } from './prompt-words.ts';
import type { PromptsAddress } from './prompts.address.ts';

const RowLink = createLink(ContentsLink);

interface PromptShelvesProps {
  address: PromptsAddress;
  contents: PromptContents | undefined;
}

/** Shelves and themes as a table of contents. A theme is looked for on the shelf that is open. */
export function PromptShelves({ address, contents }: PromptShelvesProps) {
  const { theme, query } = address;
  const shelf: PromptShelf = address.shelf ?? 'library';
  const figure = (count: number | undefined) => count?.toLocaleString('en-US');
  return (
    <nav aria-label="Shelves and themes">
      <Contents>
        {Object.entries(SHELF_NAMES).map(([each, name]) => (
          <li key={each}>
            <RowLink
              to={paths.prompts}
              search={each === 'library' ? {} : { shelf: each as 'deep' | 'kept' }}
              activeOptions={{ exact: true, includeSearch: true }}
              name={name}
              count={figure(contents?.shelves[each as PromptShelf])}
              current={each === shelf}
            />
          </li>
        ))}
      </Contents>
      <SmallCaps as="h2" className={classes.head}>
        Themes
      </SmallCaps>
      <Contents>
        {PROMPT_THEMES.map(({ id, name }) => (
          <li key={id}>
            <RowLink
              to={paths.prompts}
              // A second press shows the whole shelf again.
              search={{ shelf: address.shelf, query, theme: id === theme ? undefined : id }}
              activeOptions={{ exact: true, includeSearch: true }}
              name={name}
              count={figure(contents?.themes.find((each) => each.theme === id)?.[shelf])}
              current={id === theme}
            />
          </li>
        ))}
      </Contents>
    </nav>
  );
}
