import type { ContactMessage } from '@pathkeeper/contract';
import { SAMPLE_INSTANT, sampleId } from './samples.ts';

/** A message as `sender` wrote it. */
export function aMessage({
  subject = 'The letter never came',
  name = 'Ottar Lie',
  text = 'I asked for a new password three times since noon.',
  ...own
}: Partial<ContactMessage> & { name?: string; text?: string } = {}): ContactMessage {
  return {
    id: sampleId(),
    subject: `Contact Form: ${subject}`,
    content: `Name: ${name}\nEmail: ottar@lie.example\n\nMessage:\n${text}`,
    timestamp: SAMPLE_INSTANT,
    pinned: false,
    archived: false,
    readAt: SAMPLE_INSTANT,
    answers: [],
    ...own,
  };
}
