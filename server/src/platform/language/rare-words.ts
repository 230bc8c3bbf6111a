/** Words before this place of the list are common in English: "phone", "lunch", "rain", "onion". */
const COMMON = 8000;
/** Common in diaries, though the list was made of films. */
const OF_DIARIES = new Set(
  'app apps armchair backpack bakery balcony bicycle biscuit bookshop broccoli bulb cabbage café cereal charger commute corridor cupboard cushion dashboard deadline dishwasher driveway dumpling email emails essay fog fridge frost garlic gravel gym handbag headphones headset homework hoodie inbox jar jumper kettle keyboard kitten laptop lawn lorry loaf marathon mat mattress meeting microwave mortgage motorway muffin mug mushroom napkin notebook oat oats onion packet pancake parcel parking passport pasta pavement pension pizza plaster podcast porridge puddle pyjamas queue radiator receipt rota rug sandwich saucepan scarf shelf shutter slippers sofa spreadsheet stew supermarket toaster tile timetable toothbrush tram tray treadmill trousers umbrella wardrobe weekend wifi windowsill workout yoga yoghurt zip zoom'.split(
    ' ',
  ),
);

/** Whether a word is rare in English. */
export type IsRare = (word: string) => boolean;

let reading: Promise<IsRare> | undefined;

/** Knows rare words by a list of the commonest, which is read when it is first asked for. */
export function rareInEnglish(): Promise<IsRare> {
  reading ??= read();
  return reading;
}

async function read(): Promise<IsRare> {
  const { dictionary } = await import('@zxcvbn-ts/language-en');
  const common = new Set(dictionary['commonWords-en'].slice(0, COMMON).map((word) => `${word}`));
  return (word) => {
    const lower = word.toLowerCase();
    return ![lower, lower.replace(/s$/u, ''), lower.replace(/es$/u, '')].some(
      (form) => common.has(form) || OF_DIARIES.has(form),
    );
  };
}
