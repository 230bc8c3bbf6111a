/** Names in which the installation, or those who run it, could seem to speak. */
const RESERVED = [
  'abuse',
  'admin',
  'administrator',
  'anonymous',
  'deleted',
  'everybody',
  'everyone',
  'formermember',
  'guide',
  'help',
  'helpdesk',
  'hostmaster',
  'merlin',
  'mod',
  'moderation',
  'moderator',
  'moderators',
  'nobody',
  'null',
  'official',
  'operator',
  'owner',
  'pathkeeper',
  'pathkeeperteam',
  'postmaster',
  'root',
  'security',
  'service',
  'staff',
  'superuser',
  'support',
  'sysadmin',
  'system',
  'team',
  'thepathkeeper',
  'undefined',
  'webmaster',
];

/** Letters of other scripts, and digits, that look like plain ones. */
const LOOKALIKES: Record<string, string> = {
  ...{
    '0': 'o',
    '1': 'l',
    '3': 'e',
    '5': 's',
    '|': 'l',
    '!': 'l',
    '@': 'a',
    $: 's',
    i: 'l',
    ı: 'l',
  },
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    ѕ: 's',
    і: 'l',
    ј: 'j',
    к: 'k',
    м: 'm',
  },
  ...{
    т: 't',
    н: 'h',
    в: 'b',
    ԁ: 'd',
    α: 'a',
    ο: 'o',
    ρ: 'p',
    ν: 'v',
    τ: 't',
    κ: 'k',
    ι: 'l',
    ε: 'e',
  },
};

/** What a name looks like: names that look alike have the same. */
export function looksOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const signs = [...plain].map((sign) => LOOKALIKES[sign] ?? sign).join('');
  return signs
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

const reserved = new Set(RESERVED.map(looksOf));
const product = looksOf('pathkeeper');

/** Whether a name is a reserved word, with a number before or after it or without. */
const isReservedWord = (word: string): boolean =>
  reserved.has(looksOf(word)) || reserved.has(looksOf(word.replace(/^\d+|\d+$/g, '')));

/**
 * Whether a name looks like one in which the installation or those who run it could speak: as a whole, word
 * by word (“support.team”), or by the product’s own name anywhere in it.
 */
export function isReservedName(name: string): boolean {
  if (isReservedWord(name) || looksOf(name).includes(product)) return true;
  const words = name.split(/[\s_.-]+/).filter((word) => word !== '');
  return words.length > 1 && words.every(isReservedWord);
}
