import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { can, type User } from '@pathkeeper/contract';
import {
  IconArchive,
  IconArticle,
  IconBook2,
  IconBooks,
  IconBuildingBank,
  IconChevronDown,
  IconCompass,
  IconGavel,
  IconHome,
  IconInfoCircle,
  IconKey,
  IconLogout,
  IconMessages,
  IconMoon,
  IconMountain,
  IconNotebook,
  IconSun,
  IconSunrise,
  IconUser,
} from '@tabler/icons-react';
import { createLink, Link } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Medallion } from '../../../ui/art/emblems/Medallion.tsx';
import { Lockup } from '../../../ui/art/Logo.tsx';
import { IconLink } from '../../../ui/controls/IconButton.tsx';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { Clock } from '../../../ui/labels/Clock.tsx';
import { Menu, MenuItem, MenuLink, MenuRule } from '../../../ui/overlay/Menu.tsx';
import { Header } from '../../../ui/page/Header.tsx';
import { ThemeToggle } from '../../../ui/page/ThemeToggle.tsx';
import { shownName } from '../../accounts/accounts.queries.ts';
import { useVisionOpen } from '../site.queries.ts';
import classes from './AppHeader.module.css';
import { InstallBanner } from './InstallBanner.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { useSignOut } from './use-sign-out.tsx';

// After the first letter can be written; its place is kept.
const Bell = lazy(async () => ({
  default: (await import('../../notices/index.ts')).Bell,
}));

const HomeLink = createLink(IconLink);
const MenuRouteLink = createLink(MenuLink);

interface AppHeaderProps {
  user: User;
  /** Further controls of a page, before the theme. */
  tools?: ReactNode;
  /** The button that calls Merlin, at the right end. */
  merlin?: ReactNode;
}

/** The header of every signed-in page: home, date and clock, theme, and the person's menu. */
export function AppHeader({ user, tools, merlin }: AppHeaderProps) {
  return (
    <>
      <Header
        brand={
          <Link
            to={paths.home}
            aria-label="Pathkeeper, home"
            className={classes.brand}
            data-crowded={tools ? true : undefined}
          >
            <Lockup />
          </Link>
        }
        meta={<Clock />}
        actions={
          <>
            <HomeLink
              to={paths.home}
              label="Home"
              className={classes.home}
              icon={<IconHome aria-hidden />}
            />
            {tools}
            <span className={classes.theme}>
              <ThemeToggle />
            </span>
            <LazyPart fallback={<span className={classes.bell} />}>
              <Bell userId={user.id} />
            </LazyPart>
            <UserMenu user={user} />
            {merlin}
          </>
        }
      />
      <OfflineNote />
      <InstallBanner />
    </>
  );
}

/** Day to night, where the header has no room for its button. */
function ThemeItem() {
  const { setColorScheme } = useMantineColorScheme();
  const night = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return (
    <MenuItem
      className={classes.themeItem}
      icon={night ? <IconSun aria-hidden size={20} /> : <IconMoon aria-hidden size={20} />}
      onClick={() => setColorScheme(night ? 'light' : 'dark')}
    >
      {night ? 'Switch to light' : 'Switch to dark'}
    </MenuItem>
  );
}

function UserMenu({ user }: { user: User }) {
  const { signOut, question } = useSignOut(user.id);
  const name = shownName(user);
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={classes.trigger} aria-label={`Menu of ${name}`}>
            <Medallion
              emblem={user.emblem}
              name={name}
              size={32}
              className={user.emblem ? undefined : classes.initial}
            />
            <span className={classes.name}>{name}</span>
            <IconChevronDown aria-hidden size={18} />
          </button>
        }
      >
        <MenuRouteLink to={paths.entries} icon={<IconNotebook aria-hidden size={20} />}>
          Browse Entries
        </MenuRouteLink>
        <MenuRouteLink to={paths.vault} icon={<IconArchive aria-hidden size={20} />}>
          The Vault
        </MenuRouteLink>
        <MenuRouteLink to={paths.prompts} icon={<IconBooks aria-hidden size={20} />}>
          Prompt Library
        </MenuRouteLink>
        <MenuRouteLink to={paths.growth} icon={<IconMountain aria-hidden size={20} />}>
          Growth Map
        </MenuRouteLink>
        <MenuRouteLink to={paths.legacy} icon={<IconBook2 aria-hidden size={20} />}>
          Legacy View
        </MenuRouteLink>
        <VisionItems user={user} />
        <MenuRouteLink to={paths.forum} icon={<IconMessages aria-hidden size={20} />}>
          The Forum
        </MenuRouteLink>
        <MenuRouteLink to={paths.blog} icon={<IconArticle aria-hidden size={20} />}>
          Blog
        </MenuRouteLink>
        <MenuRouteLink to={paths.profile} icon={<IconUser aria-hidden size={20} />}>
          Profile
        </MenuRouteLink>
        {can(user, 'call', { access: 'moderator' }) && (
          <MenuRouteLink to={paths.forumAdmin} icon={<IconGavel aria-hidden size={20} />}>
            Forum Administration
          </MenuRouteLink>
        )}
        {can(user, 'call', { access: 'admin' }) && (
          <>
            <MenuRouteLink to={paths.adminPanel} icon={<IconKey aria-hidden size={20} />}>
              Admin Panel
            </MenuRouteLink>
            <MenuRouteLink
              to={paths.adminDashboard}
              icon={<IconBuildingBank aria-hidden size={20} />}
            >
              Admin Dashboard
            </MenuRouteLink>
          </>
        )}
        <MenuRouteLink to={paths.about} icon={<IconInfoCircle aria-hidden size={20} />}>
          About Us
        </MenuRouteLink>
        <ThemeItem />
        <MenuRule />
        <MenuItem icon={<IconLogout aria-hidden size={20} />} onClick={signOut}>
          Logout
        </MenuItem>
      </Menu>
      {question}
    </>
  );
}

/** The vision tools, for those to whom they are open (D65). */
function VisionItems({ user }: { user: User }) {
  if (!useVisionOpen(user)) return null;
  return (
    <>
      <MenuRouteLink to={paths.visionBoard} icon={<IconSunrise aria-hidden size={20} />}>
        Vision Board
      </MenuRouteLink>
      <MenuRouteLink to={paths.visionArchitect} icon={<IconCompass aria-hidden size={20} />}>
        Vision Architect
      </MenuRouteLink>
    </>
  );
}
