import type { Prompt, PromptShelf } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { carryQuestion } from '../../features/guide/reflection/carried-question.ts';
import { PromptScreen } from '../../features/prompts/PromptScreen.tsx';
import { PromptShelves } from '../../features/prompts/PromptShelves.tsx';
import { SHELF_LINES, SHELF_NAMES, themeOf } from '../../features/prompts/prompt-words.ts';
import { promptContents, useTakePrompt } from '../../features/prompts/prompts.queries.ts';
import { paths } from '../../lib/paths.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';
import classes from './PromptsPage.module.css';

const route = getRouteApi('/signed-in/prompts');

/** /prompts: written prompts by shelf and theme, to write to or keep for later (D24). */
export default function PromptsPage() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const { data: contents } = useQuery(promptContents());
  const taking = useTakePrompt();
  const shelf: PromptShelf = address.shelf ?? 'library';
  const theme = address.theme && themeOf(address.theme);
  const title = theme?.name ?? (shelf === 'library' ? 'The Prompt Library' : SHELF_NAMES[shelf]);
  const write = ({ id, text }: Prompt) => {
    taking.mutate(id);
    carryQuestion(text);
    void navigate({ to: paths.home });
  };
  return (
    <>
      <title>{`${title} · Pathkeeper`}</title>
      <Page className={classes.spread}>
        <div className={classes.shelves}>
          <PromptShelves address={address} contents={contents} />
        </div>
        <main id="main" tabIndex={-1}>
          <PageTitle meta={theme && shelf !== 'library' ? SHELF_NAMES[shelf] : undefined}>
            {title}
          </PageTitle>
          <p className={classes.line}>{theme?.line ?? SHELF_LINES[shelf]}</p>
          <PromptScreen
            address={address}
            contents={contents}
            onAddress={(change) =>
              void navigate({ search: { ...address, ...change }, replace: true })
            }
            onWrite={write}
          />
        </main>
      </Page>
    </>
  );
}
