import type { Passage } from '../persona.ts';

const WORKDAYS = [1, 2, 3, 4, 5];

const seasonal: readonly Passage[] = [
  {
    season: ['01-01', '01-01'],
    hour: '18:30',
    mood: 'neutral',
    tags: ['Malte'],
    text: 'Blei gegossen mit Malte und den Kindern. Meins sah aus wie ein Steven, haben alle gesagt, damit ich mich freue. Es sah aus wie ein Kotelett. Um Mitternacht die Hörner von allen Schiffen im Hafen, jedes ein bisschen daneben, und das war dann doch schön.',
  },
  {
    season: ['01-04', '01-20'],
    mood: 'apathetic',
    tags: ['yard'],
    text: 'First days back. The drawing office was four degrees and the ink came out of the pen like an opinion. Worked in two hats until eleven.',
  },
  {
    season: ['01-15', '02-20'],
    mood: 'energetic',
    tags: ['ice'],
    text: 'Thin ice in the inner harbour. It rings when a gull lands. Sönke threw a washer, flat, and it went singing across to the other side, and after that there was no getting any of them to work.',
  },
  {
    season: ['02-01', '02-28'],
    mood: 'frustrated',
    tags: ['flat'],
    text: 'The storm surge has been in the cellar again, up to the third step; I had cleared as far as the second. Spent the evening passing wet things up the stairs to Frau Kröger, who received each of them with a remark.',
  },
  {
    season: ['02-20', '03-20'],
    mood: 'content',
    tags: ['light'],
    text: 'The sun came over the warehouse roof at ten past eight and reached the end of the long table, where it has not been since October. Jannik and I both moved our chairs into it without a word, like cats.',
  },
  {
    season: ['03-20', '04-20'],
    mood: 'excited',
    tags: ['yard'],
    text: 'Season. The owners have come out all at once, with sandpaper. From up here one can see thirty people lying underneath thirty boats in attitudes of prayer.',
  },
  {
    season: ['04-01', '05-01'],
    mood: 'happy',
    tags: ['birds'],
    text: 'The oystercatchers are nesting on the gravel roof of the paint shop again. The paint shop has been given a detour and a sign, lettered by me: RUHE, BRÜTET.',
  },
  {
    season: ['05-01', '05-25'],
    mood: 'energetic',
    tags: ['bicycle'],
    text: 'Rape in flower from the back door to Denmark. Rode to the border and along it, one wheel in each country, until a policeman on one side or the other asked me which I wanted.',
  },
  {
    season: ['05-20', '06-10'],
    mood: 'happy',
    tags: ['harbour'],
    text: 'The old working boats are in for the regatta, last one home wins nothing, as usual. I walked the quay for four hours correcting sheers in my mind. There is a ketch from Svendborg that I would not touch.',
  },
  {
    season: ['06-19', '06-24'],
    mood: 'calm',
    tags: ['Malte', 'evening'],
    text: 'Midsummer at Malte’s allotment. It did not get dark so much as lose interest. The children made a boat of rhubarb leaves and asked me to check it, so I checked it. Insufficient ballast. They put a snail in.',
  },
  {
    season: ['06-25', '07-25'],
    mood: 'energetic',
    tags: ['swimming'],
    text: 'In off the jetty at six, eighteen degrees, jellyfish the harmless kind. On my back, with my ears under, I could hear the ferry’s screw long before I could see it, four blades, one of them chipped.',
  },
  {
    season: ['07-10', '08-15'],
    mood: 'frustrated',
    tags: ['heat', 'office'],
    text: 'Thirty-one under the roof. The film shrinks and swells as one looks at it, so the Gesine has today been anything from 14.58 to 14.61 metres. At three I gave up and drew the yard dog, who keeps his length.',
  },
  {
    season: ['08-01', '08-31'],
    mood: 'content',
    tags: ['kitchen'],
    text: 'Groats and smoked eel on the steps behind the smokehouse, fingers, no plate. Sönke says that conversation is what you do when the eel is gone.',
  },
  {
    season: ['09-01', '09-20'],
    mood: 'reflective',
    tags: ['swimming'],
    text: 'Last swim, I think, though I have thought so four times. The water still holds a whole summer, just below the arms. Above it, that smell: stubble, diesel, someone’s stove.',
  },
  {
    season: ['09-25', '10-15'],
    mood: 'neutral',
    tags: ['yard'],
    text: 'Crane days. Forty boats up the slip in four, each with its owner walking beside it, one hand on the hull as if it were going to hospital. By evening the harbour is all water.',
  },
  {
    season: ['10-15', '11-10'],
    mood: 'calm',
    tags: ['fog', 'harbour'],
    text: 'Fog. The ferry went past under my window with its horn, and I saw only a row of lit coffee cups going by in the grey at the height of the second floor.',
  },
  {
    season: ['11-10', '12-01'],
    mood: 'apathetic',
    tags: ['November'],
    text: 'It has been a quarter to five since breakfast.',
  },
  {
    season: ['12-04', '12-22'],
    mood: 'happy',
    tags: ['yard', 'Birte'],
    text: 'Yard Christmas in the steam-box shed: Birte’s punch, a pig, and old Clausen’s speech, which this year was eight words long, up two. One of the words was “Wiebke”. I have been trying to recall the other seven.',
  },
  {
    season: ['12-24', '12-24'],
    mood: 'grateful',
    tags: ['Oma', 'Malte'],
    folder: 'Oma',
    text: 'Heiligabend im Heim, alle im großen Saal, der Baum bis zur Decke. Oma hat laut mitgesungen und laut gefragt, wann es endlich etwas gibt. Malte hat meine Hand genommen, das hat er zuletzt mit sieben getan, bei Gewitter.',
  },
];

const anyTime: readonly Passage[] = [
  {
    mood: 'reflective',
    tags: ['drawing'],
    text: 'A line has to be drawn away from oneself or towards. I draw away. Father drew towards, and I can tell his sheets from anyone’s by where the ink is heaviest: at the end, where he arrived.',
  },
  {
    mood: 'thoughtful',
    tags: ['Father'],
    text: 'Found Father’s scale rule in the drawer at last. He had filed a notch at 1:12.5, a scale that nobody uses. I tried it against everything I could think of. It fits the photograph of the three of us on the slip, so that I am, at last, 1.04 m tall.',
  },
  {
    mood: 'frustrated',
    tags: ['yard'],
    weekdays: WORKDAYS,
    text: 'A customer wants his launch “a bit longer, but the same”. I asked where. He indicated the middle, with both hands, as one describes a fish.',
  },
  {
    mood: 'content',
    tags: ['flat'],
    text: 'Painted the kitchen the green of the old buoys. It is far too green. It is exactly the green.',
  },
  {
    mood: 'sad',
    tags: ['yard', 'Sönke'],
    weekdays: WORKDAYS,
    text: 'Sönke’s dog died, the old one with the eyebrows. He came to work. Nobody threw a ball for the young one all day, it went from one to another with the ball in its mouth and put it down each time a little less hopefully, until Jannik went out with it behind the shed.',
  },
  {
    mood: 'calm',
    tags: ['drawing', 'evening'],
    text: 'Stayed on until nine inking. With the lamp pulled down there is only the ruling pen and twenty centimetres of world. When I looked up the whole harbour had been lit without me.',
  },
  {
    mood: 'grateful',
    tags: ['Malte'],
    text: 'Malte rang to ask how to spell “parallelogram”, and we were still talking when his dinner burnt. He has known how to spell it since the fourth class. I was the one who couldn’t.',
  },
  {
    mood: 'apathetic',
    tags: ['work'],
    weekdays: WORKDAYS,
    text: 'Grau. Drei Telefonate, zwei davon mit derselben Person. Der Spitzer ist leer, der Kaffee ist leer, ich auch. Morgen ist auch noch ein Blatt.',
  },
  {
    mood: 'thoughtful',
    tags: ['yard', 'Sönke'],
    weekdays: WORKDAYS,
    text: 'Asked Sönke how he knows when a plank is right. He considered it for so long that I had forgotten what I asked. “It stops being two things,” he said.',
  },
  {
    mood: 'happy',
    tags: ['harbour'],
    text: 'A man on the quay was explaining to his son that a boat floats since it is made of wood. Behind him, very slowly, there passed a steel ferry. I have rarely seen a child so polite.',
  },
  {
    mood: 'content',
    tags: ['market', 'kitchen'],
    weekdays: [6],
    text: 'Market. Six crabs, a cabbage as big as a hat, and the woman with the cheese, who cuts a sliver and watches you while you eat it like somebody waiting for a verdict.',
  },
  {
    mood: 'reflective',
    tags: ['yard'],
    weekdays: WORKDAYS,
    text: 'In the 1890s tube there is a drawing with a child’s hand traced in the margin, in pencil, full size, and beside it, in copperplate: “not to scale”. I have measured it. It is the draughtsman’s own joke and it has waited a hundred and thirty years for me.',
  },
  {
    mood: 'energetic',
    tags: ['bicycle'],
    text: 'Against the wind to Glücksburg, forty minutes; with the wind home, eleven. I should like it noted somewhere that I am capable of forty-five kilometres an hour, and of grinning at that speed.',
  },
  {
    mood: 'frustrated',
    tags: ['work'],
    weekdays: WORKDAYS,
    text: 'Surveyor from the insurance. He tapped things. He asked for “the plans” of a boat that was built by eye on a beach in 1934, and put down in his form, where I watched him, “plans lost”.',
  },
  {
    mood: 'neutral',
    tags: ['yard', 'Birte'],
    weekdays: WORKDAYS,
    text: 'Birte is on a diet and has locked the biscuits in the safe, with the petty cash and the certificate of 1908. Three of us know the combination, and by the afternoon four.',
  },
  {
    mood: 'calm',
    tags: ['Oma', 'sewing'],
    folder: 'Oma',
    text: 'Turned the collar on the blue shirt the way Oma showed me: unpick, flip, and no one is the wiser for another ten years. A collar is a developable surface. I was twenty-five before I understood that she had taught me my trade.',
  },
  {
    mood: 'anxious',
    tags: ['yard'],
    weekdays: WORKDAYS,
    text: 'Letter from the bank on Torben’s desk, face down, and Torben by the window with his face much the same. Nobody asked. Everybody worked very neatly until five.',
  },
  {
    mood: 'determined',
    tags: ['drawing'],
    text: 'Drew the stern five times. One: a duck. Two: a duck, apologising. Three was somebody else’s. Four would have done. Five.',
  },
  {
    mood: 'content',
    tags: ['drawing', 'Gesine'],
    folder: 'Gesine',
    between: [0.35, 0.9],
    text: 'Things one can say about the Gesine’s sheer without a number:\n\n– It is lowest a little aft of where you would like to sit.\n– It does not hurry at the bow.\n– From the bridge it looks straight; from a rowing boat, like somebody lifting an eyebrow.\n– Sönke cannot walk past without running his thumb along it.\n– Nor can I.',
  },
];

export const passages: readonly Passage[] = [...seasonal, ...anyTime];
