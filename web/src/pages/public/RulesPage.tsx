import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { useQuietMode } from '../../features/profile/profile.queries.ts';
import { progress } from '../../features/progression/progression.queries.ts';
import { Rules } from '../../features/rules/Rules.tsx';
import { siteInfo } from '../../features/site/site.queries.ts';
import { Page } from '../../ui/page/Page.tsx';

/** /rules (S1.9, S3.2.11): readable signed out and in. */
export default function RulesPage() {
  const { data: user } = useQuery(currentUser());
  const { data: site } = useQuery(siteInfo());
  const isPlaying = useQuietMode() === false && Boolean(user);
  const { data: reached } = useQuery({ ...progress(), enabled: isPlaying });
  return (
    <Page width="reading">
      <Rules
        level={isPlaying ? reached?.currentLevel : undefined}
        gatesOpen={site?.gatesOpen === true}
      />
    </Page>
  );
}
