import type { User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Envelope } from '../../ui/art/Ornament.tsx';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';
import { siteInfo } from '../site/site.queries.ts';
import { ContactCards, isCardSubject } from './ContactCards.tsx';
import { ContactFaq } from './ContactFaq.tsx';
import { ContactForm } from './ContactForm.tsx';
import classes from './ContactScreen.module.css';
import { useContactForm } from './use-contact-form.ts';

/** Three matters, a letter, four questions. Keyed by the person, so that each finds their own letter. */
export function ContactScreen({ user }: { user: User | null }) {
  const { data: site } = useQuery(siteInfo());
  const supportEmail = site?.supportEmail ?? null;
  const letter = useContactForm(user, supportEmail);

  const begin = (subject: string) => {
    if (letter.isSending) return;
    // What somebody wrote themselves is not written over.
    if (letter.draft.subject.trim() === '' || isCardSubject(letter.draft.subject)) {
      letter.change({ subject });
    }
    const { name, email } = letter.draft;
    const first = !name.trim() ? 'name' : email.trim() ? 'message' : 'email';
    const field = letter.form.current?.elements.namedItem(first);
    if (!(field instanceof HTMLElement)) return;
    letter.form.current?.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  };

  return (
    <div className={classes.screen}>
      <header>
        <PageTitle meta="Read by people">Contact Us</PageTitle>
        <p className={classes.lead}>
          A letter to whoever keeps this house. Say what happened and what you had hoped for.
        </p>
      </header>
      <ContactCards onChoose={begin} />
      <section aria-labelledby="letter" className={classes.letter}>
        <div>
          <h2 id="letter" className={classes.title}>
            A letter
          </h2>
          <p className={classes.line}>
            {letter.isDraftStored && 'Kept on this device until it is sent.'}
            {supportEmail && (
              <>
                {' '}
                With your own pen it goes to{' '}
                <a href={`mailto:${supportEmail}`} className={classes.address}>
                  {supportEmail}
                </a>
                .
              </>
            )}
          </p>
          <Envelope size={210} className={classes.envelope} />
        </div>
        <ContactForm user={user} letter={letter} />
      </section>
      <ContactFaq />
    </div>
  );
}
