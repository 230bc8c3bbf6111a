/** A message of the contact form as it was filled in. */
export interface ContactMessageParts {
  name: string;
  email: string;
  message: string;
}

/** What the subject of every stored message begins with (S2.3). */
const SUBJECT_START = 'Contact Form: ';

/** The subject under which a message is stored; without one it names the sender. */
export function contactSubject(subject: string | null, name: string): string {
  return `${SUBJECT_START}${subject ?? `a message from ${name}`}`;
}

/**
 * The content a message is stored as: lines 'Name: ' and 'Email: ', then 'Message:' and the text
 * (S2.3). Name and email must be single lines. A line of the text that begins with
 * '--' is indented by a space, because such lines are not shown; `readContactContent` removes the space.
 */
export function contactContent({ name, email, message }: ContactMessageParts): string {
  // Split by hand: in a regular expression U+2028 ends a line too.
  const lines = message.replace(/\r\n?/g, '\n').split('\n');
  const text = lines.map((line) => line.replace(/^ *--/, ' $&')).join('\n');
  return `Name: ${name}\nEmail: ${email}\n\nMessage:\n${text}`;
}

/**
 * Reads a stored message back. Only the lines before the first 'Message:' are its head, so a text
 * that holds such lines itself stays text; lines that begin with '--' are dropped. What is not
 * there is empty; without a 'Message:' everything that is no head is the text.
 */
export function readContactContent(content: string): ContactMessageParts {
  const lines = content.split('\n').filter((line) => !line.startsWith('--'));
  const mark = lines.indexOf('Message:');
  const head = mark < 0 ? lines.slice(0, 2) : lines.slice(0, mark);
  const headOf = (label: string) =>
    head.find((line) => line.startsWith(label))?.slice(label.length) ?? '';
  const text =
    mark < 0 ? lines.filter((line) => !/^(Name|Email): /.test(line)) : lines.slice(mark + 1);
  return {
    name: headOf('Name: '),
    email: headOf('Email: '),
    message: text.map((line) => line.replace(/^ ( *--)/, '$1')).join('\n'),
  };
}
