/** Lower case without accents, as the vault's search compares. */
const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The words of a search, folded, each once. */
export function searchWords(query: string): string[] {
  return [...new Set(query.split(/\s+/).map(foldWord))].filter((word) => word !== '');
}
