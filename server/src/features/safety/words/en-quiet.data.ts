import type { SafetyWords } from './words.schema.ts';

/**
 * English lines that may tell of danger without a word for it (D76, `quiet`): farewells, giving away,
 * nobody to find one, starving, harm by heat, a partner who locks the door, a hand on the throat.
 */
export const ENGLISH_QUIET: SafetyWords = {
  language: 'en',
  parts: {
    harmless: [
      'go|going|gone for good this|that|and|to|from ~3',
      'picked|picks|pick|chose|chooses one thing',
      'set the time on|for|of',
      'every day he|she|we|they picked|chose|drew|wrote|learned one',
      'my goodbye to all of you at|in the office|team|class|school|band',
    ],
    'quiet:farewell': [
      'this is my goodbye|farewell',
      'my last|final goodbye|goodbyes|farewell|letter|letters',
      'goodbye to all|each|every of you|them',
      'said goodbye to everyone|everybody|each of them without them knowing|noticing',
      'wrote|written everyone|everybody|each|all ~3 a? letter|letters|note|notes',
      'letters ~3 for when i am gone',
      'left the keys on the table',
      'if|when you|they read this',
      'by the time you|they|anyone read|reads this',
      'look after the|my|her|his ~2 for me when i am not',
    ],
    'sure:giving': [
      'given|gave|giving|give my|all ~3 away to ~2 people|someone|somebody|whoever|them|friends|neighbour|neighbours',
      'sorted|sorting my affairs|papers|passwords so|for',
      'will not need it|them|this|these any more|anymore|where i am going',
    ],
    'weak:gave': [
      'gave|given|giving|handed ~1 my|the|all ~2 to|away ~8',
      'found|finding ~1 a|homes|home ~2 for the|my|both ~1 cat|dog|cats|dogs',
    ],
    'weak:settled': [
      'they|nobody|no one|she|he will not need|have to ~1 worry|bother|trouble|sort',
      'feels|feel|felt ~1 tidy|light|lighter|calm|neat|neater|weightless',
      'nothing left to sort|settle|arrange|give',
      'do not|no longer|will not need it|them|any|anything ~1 any more|anymore|now',
      'everything ~1 sorted|settled|arranged|in order',
      'that was|is the last thing|of it',
    ],
    'sure:alone': [
      'nobody would|will|could find|notice|miss me until|till|for',
      'no one would|will|could find|notice|miss me until|till|for',
      'how long it|until ~3 would take|take before|until|till anyone|anybody|somebody found|noticed',
      'how long before anyone|anybody|somebody would? noticed|notice|found|find|finds',
    ],
    'quiet:starving': [
      'not eaten since|for ~4',
      'have not eaten ~4 days',
      'hunger feels|felt like winning|clean|power|control',
      'eat|eating|ate nothing but ice|water|coffee|gum',
      'threw|throw it all up again',
      'still too fat|big to eat',
    ],
    'quiet:heat': [
      'hold|held|holding|put|putting|kept my hand|hands|arm|palm|fingers over|on|in|under|to the ~2 kettle|steam|flame|hob|stove|iron|candle|lighter|scalding|boiling',
      'shower|water ~2 so|too|as hot ~4 skin|blister|blisters|burns|burn',
      'iron ~2 on my arm|leg|thigh|wrist',
    ],
    'quiet:locked': [
      'he|she|husband|wife|boyfriend|girlfriend|partner locks|locked|bolts|bolted the|me|my ~2 door|in|out|inside|room when|before|while|at|and|until',
      'locks|locked|bolts|bolted|locking ~3 so ~2 can not leave|go|get|come',
      'locks|locked|bolts|bolted ~3 door ~8 takes|took|keeps|hides my phone|keys',
      'he|she takes|took|keeps|hides|hid my phone|keys|passport|money|bank ~3 so|away|at night|when|until',
      'not allowed to ~2 see|ring|call|go|leave|work|talk',
      'he|she checks|checked my phone|mileage|messages|receipts',
      'i ~2 ask permission|him for money|her for money',
    ],
    'quiet:throat': [
      'his|her|their ~1 hand|hands|arm|fingers ~4 on|round|around|over|across my neck|throat',
    ],
    'weak:force': [
      'squeezing|squeezed|grabbed|got hold of|pushed|shoved|choking|choked|could not breathe|let go',
      'against|into the|a ~1 wall|worktop|door|fridge|counter|sink|bed|car',
    ],
    'weak:sleepers': ['sleeping tablets|pills'],
    'weak:counted': ['i counted|count ~1 again|them|$'],
    'weak:told-lies': [
      'told ~2 i had? ate|eaten ~2 at|with|already|on',
      'said i had? ate|eaten already|at|on',
    ],
    'weak:thin': [
      'lbs|pounds|kilos|kg ~2 and|more|then|to|left|gone',
      'belt|jeans|ring|watch ~3 old|next|last|new|loose hole|notch|again|$',
      '~1 almonds|grapes|crackers|calories ~2 $',
    ],
  },
  findings: [
    {
      all: ['quiet:farewell'],
      kind: 'suicide',
      tier: 'veiled',
      unless: ['not:study', 'not:fiction-i'],
    },
    { all: ['sure:giving'], kind: 'suicide', tier: 'veiled', unless: ['not:study'] },
    {
      all: ['weak:gave'],
      near: ['weak:settled'],
      kind: 'suicide',
      tier: 'veiled',
      unless: ['not:study', 'not:leaving'],
      unlessNear: ['not:leaving'],
    },
    { all: ['sure:alone'], kind: 'suicide', tier: 'veiled', unless: ['not:study'] },
    { all: ['quiet:starving'], kind: 'self-harm', tier: 'veiled', unless: ['not:study'] },
    { all: ['quiet:heat'], kind: 'self-harm', tier: 'veiled', unless: ['not:study'] },
    { all: ['quiet:locked'], kind: 'abuse', tier: 'veiled', unless: ['not:study'] },
    {
      all: ['quiet:throat'],
      near: ['weak:force'],
      kind: 'abuse',
      tier: 'veiled',
      unless: ['not:study', 'not:sport', 'not:play'],
    },
    {
      all: ['weak:sleepers', 'weak:counted'],
      kind: 'suicide',
      tier: 'veiled',
      unless: ['not:study'],
    },
    { all: ['weak:told-lies'], near: ['weak:thin'], kind: 'self-harm', tier: 'veiled' },
  ],
};
