import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { Lockup } from '../../../ui/art/Logo.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { Header } from '../../../ui/page/Header.tsx';
import { ThemeToggle } from '../../../ui/page/ThemeToggle.tsx';

export interface SiteHeaderProps {
  /** Without the rules, as on the landing. */
  plain?: boolean;
  /** For a moment in which somebody signed in waits for their own. */
  withoutSignIn?: boolean;
}

/** The header for visitors: home, theme, Sign In. */
export function SiteHeader({ plain = false, withoutSignIn = false }: SiteHeaderProps) {
  return (
    <Header
      plain={plain}
      brand={
        <Link to={paths.home} aria-label="Pathkeeper, home">
          <Lockup />
        </Link>
      }
      actions={
        <>
          <ThemeToggle />
          {!withoutSignIn && (
            <LinkButton to={paths.login} variant="bare">
              Sign In
            </LinkButton>
          )}
        </>
      }
    />
  );
}
