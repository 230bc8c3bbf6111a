let carried: string | null = null;

/** Takes a question along to the writing sheet; it lasts as long as this visit. */
export function carryQuestion(question: string): void {
  carried = question;
}

/** The question brought along, once. */
export function takeQuestion(): string | null {
  const question = carried;
  carried = null;
  return question;
}
