import { HOUSE_RULES_POST, type ResponseOf } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { api } from '../../lib/api/endpoints.ts';
import { paths } from '../../lib/paths.ts';
import { Rule } from '../../ui/typography/Rule.tsx';
import { SectionHead } from '../../ui/typography/SectionHead.tsx';
import { siteInfo } from '../site/site.queries.ts';
import classes from './ContactFaq.module.css';

type SiteInfo = ResponseOf<typeof api.site.info>;

/** The four questions that are asked most (S1.2). */
export function ContactFaq() {
  const { data: site } = useQuery(siteInfo());
  return (
    <section aria-labelledby="asked-before">
      <Rule weight="double" />
      <SectionHead id="asked-before" remark="Perhaps yours is among them" className={classes.head}>
        Asked before
      </SectionHead>
      <div className={classes.questions}>
        <Question title="Who reads my pages?">
          You. No screen of this house shows them to anybody else, whoever runs it. The guide reads
          a page only when you ask about it. What you post in the forum is another matter: it has{' '}
          <Link to={paths.forumPost} params={{ id: String(HOUSE_RULES_POST) }}>
            house rules of its own
          </Link>
          .
        </Question>
        <Question title="What is Merlin, really?">{guideWords(site?.guide)}</Question>
        <Question title="I have forgotten my password.">
          {passwordWords(site?.canSendMail)}
        </Question>
        <Question title="Can I take my pages and go?">
          At any hour, all of them:{' '}
          <Link to={paths.profile} search={{ tab: 'data' }}>
            the Data room of your profile
          </Link>{' '}
          makes one file of them. To have the account itself deleted, write to us from its address.
        </Question>
      </div>
      <p className={classes.others}>
        Not among them? Others may have asked it in <Link to={paths.forum}>the forum</Link>, which
        is open to read.
      </p>
    </section>
  );
}

/** What reads and answers here, as this installation says itself. */
function guideWords(guide: SiteInfo['guide'] | undefined): ReactNode {
  const start = 'Software, and it says so. It gives no diagnosis and no advice on medicine.';
  if (!guide) return start;
  if (guide.kind === 'built-in') {
    return `${start} Here it is Pathkeeper’s own guide: it runs on this server, quotes your words to the letter, and sends nothing anywhere.`;
  }
  return (
    <>
      {start} Here it can be the model <strong className={classes.model}>{guide.name}</strong>,
      which the people who run this site have set up. It is sent a page only after you have agreed
      to that; until then Pathkeeper’s own guide answers, which sends nothing anywhere.
    </>
  );
}

function passwordWords(canSendMail: boolean | undefined): ReactNode {
  if (canSendMail) {
    return (
      <>
        It happens. <Link to={paths.forgotPassword}>Ask for a letter</Link> to your account’s
        address: its link lets you choose another.
      </>
    );
  }
  return 'It happens. Write to us from your account’s address, with your username, and we look into it. Your pages wait where they are.';
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.text}>{children}</p>
    </div>
  );
}
