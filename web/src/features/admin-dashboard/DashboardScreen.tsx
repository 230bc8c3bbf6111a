import { can, type User } from '@pathkeeper/contract';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { clockHere, dayHere, longMonthDay } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { focusSoon } from '../../ui/page/focus.ts';
import { TitledPage } from '../../ui/page/TitledPage.tsx';
import { siteInfo } from '../site/site.queries.ts';
import { adminStats, useExport } from './admin.queries.ts';
import { DayCharts } from './charts/DayCharts.tsx';
import { IntegrityCheck } from './check/IntegrityCheck.tsx';
import classes from './DashboardScreen.module.css';
import { DashboardTiles } from './DashboardTiles.tsx';
import type { DashboardAddress } from './dashboard.address.ts';
import { GiftCard } from './gift/GiftCard.tsx';
import { People } from './people/People.tsx';
import { PersonDrawer } from './person/PersonDrawer.tsx';

interface DashboardScreenProps {
  user: User;
  address: DashboardAddress;
  /** Changes what the address says; `push` where going back should take it back. */
  onAddress: (change: Partial<DashboardAddress>) => void;
}

/** The admin dashboard: who is here, and what can be done for them (S2.2). */
export function DashboardScreen({ user, address, onAddress }: DashboardScreenProps) {
  const { data: stats } = useQuery(adminStats());
  const download = useExport();
  const closeDrawer = (id: number) => {
    onAddress({ person: undefined });
    // The way to the new address takes the focus to the heading; it belongs to the name that led there.
    focusSoon(() => document.querySelector(`main [data-person="${id}"]`));
  };
  const fromFirst = { after: undefined, from: undefined };
  return (
    <TitledPage
      title="The Ledger"
      words={`Admin dashboard.${
        stats
          ? ` ${longMonthDay(dayHere(stats.countedAt))}, counted at ${clockHere(stats.countedAt)}.`
          : ''
      }`}
      actions={
        <div className={classes.actions}>
          <Desks user={user} />
          <Button
            icon={<IconDownload aria-hidden size={20} />}
            busy={download.isPending}
            busyLabel="Exporting…"
            onClick={() => download.mutate(address)}
          >
            Export CSV
          </Button>
        </div>
      }
    >
      <DashboardTiles />
      <People
        user={user}
        address={address}
        onBulk={(bulk) => onAddress({ bulk })}
        onNarrow={(change) => onAddress({ ...fromFirst, ...change })}
        onSort={(sort) => onAddress({ ...fromFirst, sort: sort === 'newest' ? undefined : sort })}
      />
      <div className={classes.tools}>
        <GiftCard user={user} />
        <IntegrityCheck />
      </div>
      <DayCharts />
      {address.person !== undefined && (
        <PersonDrawer
          key={address.person}
          id={address.person}
          actor={user}
          onClose={() => closeDrawer(address.person ?? 0)}
        />
      )}
    </TitledPage>
  );
}

/** The other screens of the office that this person may open. */
function Desks({ user }: { user: User }) {
  const { moderation, blogAdmin, contact } = lateApi;
  const { data: site } = useQuery(siteInfo());
  return (
    <nav aria-label="Other desks" className={classes.desks}>
      <Link to={paths.adminPanel}>Admin Panel</Link>
      {/* Where nothing is sold nothing asks for money (D73). */}
      {site?.sellsPlans && <Link to={paths.pricing}>Subscribe</Link>}
      {can(user, 'call', contact.messages) && (
        <Link to={paths.contactMessages}>Contact Messages</Link>
      )}
      {can(user, 'call', moderation.createCategory) && (
        <Link to={paths.forumManagement}>Forum Management</Link>
      )}
      {can(user, 'call', blogAdmin.articles) && (
        <Link to={paths.blogManagement}>Blog Management</Link>
      )}
    </nav>
  );
}
