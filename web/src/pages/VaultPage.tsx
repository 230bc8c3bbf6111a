import type { Insight } from '@pathkeeper/contract';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { carryQuestion } from '../features/guide/reflection/carried-question.ts';
import { insightLinks, linkId } from '../features/insights/insight-links.ts';
import type { VaultAddress } from '../features/insights/insights.address.ts';
import { InsightDialog } from '../features/insights/reader/InsightDialog.tsx';
import { VaultScreen } from '../features/insights/vault/VaultScreen.tsx';
import { paths } from '../lib/paths.ts';
import { focusSoon } from '../ui/page/focus.ts';
import { Page } from '../ui/page/Page.tsx';
import { PageTitle } from '../ui/typography/PageTitle.tsx';
import classes from './VaultPage.module.css';

const route = getRouteApi('/signed-in/vault');

/** /vault (S1.2). */
export default function VaultPage() {
  const { user } = route.useRouteContext();
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const close = useCloseInsight(address);
  const focusNext = useNextCard(address.insight);
  if (!user) return null;
  const writeFrom = ({ title }: Insight) => {
    carryQuestion(title);
    void navigate({ to: paths.home });
  };
  return (
    <>
      <Page className={classes.page}>
        <div>
          <PageTitle>The Vault</PageTitle>
          <p className={classes.words}>Sentences worth a second winter.</p>
        </div>
        <VaultScreen
          user={user}
          address={address}
          onAddress={(change) =>
            void navigate({ search: { ...address, ...change }, replace: true })
          }
        />
      </Page>
      <InsightDialog
        id={address.insight}
        user={user}
        onClose={close}
        onDeleted={() => {
          close();
          focusNext();
        }}
        onWriteFrom={writeFrom}
      />
    </>
  );
}

/**
 * Closes the insight that lies open. One opened from the grid is a step back, as the browser's own
 * button would take; one that came by a link leaves the vault in its place.
 */
function useCloseInsight(address: VaultAddress): () => void {
  const navigate = route.useNavigate();
  const wasClosed = useRef(false);
  if (address.insight === undefined) wasClosed.current = true;
  return () => {
    if (wasClosed.current) history.back();
    else void navigate({ search: { ...address, insight: undefined }, replace: true });
  };
}

/** Focuses the card that has taken the place of the one that was open, now that this is gone. */
function useNextCard(open: number | undefined): () => void {
  const place = useRef(-1);
  useEffect(() => {
    if (open !== undefined)
      place.current = insightLinks().findIndex(({ id }) => id === linkId(open));
  }, [open]);
  return () => {
    focusSoon(() => {
      const links = insightLinks();
      return links[Math.min(place.current, links.length - 1)] ?? document.getElementById('main');
    });
  };
}
