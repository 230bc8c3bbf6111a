/** The sheet's text with a prompt under what was written; a prompt that stands there stays once. */
export function withPrompt(content: string, prompt: string): string {
  if (content.includes(prompt)) return content;
  const written = content.trimEnd();
  return `${written && `${written}\n\n`}${prompt}\n\n`;
}
