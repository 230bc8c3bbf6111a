/** Past forms that do not end in -ed. Those that are also present forms ("put", "read") are left out. */
export const PAST_FORMS =
  "was were had did went got made said told took gave came saw knew thought felt found left kept sat stood lay ran wrote broke spoke chose drove rode rose fell flew grew threw drew blew wore bore swore tore woke froze stole held heard slept wept swept crept met fed led bled fled sent spent lent bent built lost meant dreamt learnt burnt spelt smelt bought brought caught taught fought sought sold paid laid won began drank sang rang sank swam shook forgot forgave hid bit ate hung stuck dug spun swung clung struck shot lit slid understood withdrew could couldn't would wouldn't didn't wasn't hadn't";

export const PRESENT_FORMS =
  "am 'm are is has have 've do does can can't will 'll won't shall should must don't haven't want need think know feel hate love miss keep hope wish believe suppose wonder like mean guess live work";

/** Verbs of being, minding and befalling: nobody set out to do it. */
export const STATE_VERBS =
  'be am is are was were feel felt seem seemed have had know knew think thought want wanted like liked love loved hate hated need needed hope hoped wish wished wonder wondered believe believed mean meant miss missed suppose supposed guess guessed remember remembered forget forgot understand understood got get slept woke fell dreamt dreamed dropped grew became saw heard noticed realised realized learnt learned lost found won failed passed cried wept laughed smiled caught met broke happened turned died finished nearly almost kept used spent expected';

/** How words typed in one with the "I" are said to somebody. */
export const SPELLED_OUT: Readonly<Record<string, string>> = {
  im: 'you’re',
  ive: 'you’ve',
  "i'm": 'you’re',
  "i've": 'you’ve',
  "i'd": 'you’d',
  "i'll": 'you’ll',
};

/** Past forms that may open a diary's line without their "I": going somewhere, and doing something. */
export const MOVING =
  'went sat walked drove ran came slept woke stayed talked stood cycled swam cried laughed';
export const DOING =
  'made wrote took gave bought brought ate drank saw met told read baked cooked cleaned washed painted fixed planted sowed lifted opened signed visited helped asked rang called phoned texted messaged emailed watched played packed booked finished sold paid dug drew found caught kept held sent built cut';
