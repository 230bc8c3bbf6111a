/** Whoever asks how we are wants to know it soon: a database that is silent for so long is away. */
const PATIENCE_MS = 900;

/** Resolves when the database answers within a second. @throws Error when it does not, or fails */
export async function answersSoon(
  ping: () => Promise<void>,
  patience = PATIENCE_MS,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error('The database is silent.'));
    // Where this thread was busy all the while, the answer may be here, and is read first.
    timer = setTimeout(() => setImmediate(giveUp), patience);
  });
  await Promise.race([ping(), silence]).finally(() => clearTimeout(timer));
}
