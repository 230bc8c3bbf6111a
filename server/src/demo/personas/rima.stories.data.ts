import type { Story } from '../persona.ts';

const captain: Story = {
  from: 0.04,
  to: 0.5,
  folder: 'Nights',
  tags: ['nights', 'the Captain'],
  passages: [
    {
      mood: 'thoughtful',
      text: 'Bed 12 is new, eighty-eight, a hip. At ten past three he asked me for our position. I said eighth floor, facing south. “And who has the watch?” I do, I said. He told me to carry on.',
    },
    {
      mood: 'content',
      text: 'The daughter says he took freighters out of this harbour for forty years, and that at home he wakes at each change of watch. So now at midnight, four and eight one of us goes in and reports: all quiet, wind such and such, nothing on the port side. He says “Very good” and sleeps. It is not in the care plan. It is on a sticky note on the care plan.',
    },
    {
      mood: 'happy',
      tags: ['Gord'],
      text: 'Gord from security came up at four to do the watch report, in his own hat. The Captain looked him over and asked how long he had been at sea. Gord, who gets ill on the Dartmouth ferry, said twenty-two years. It is what he has on his badge.',
    },
    {
      mood: 'anxious',
      text: 'The Captain has a chest. Up and down all night, sats 86, then 90, then 86. He kept asking if the pumps were holding. I was the pumps. At six they were holding.',
    },
    {
      mood: 'grateful',
      text: 'Foghorn all night and for once I knew of somebody who was enjoying it. We put his bed by the window. He gave me the name of the horn, its maker, and the man who let it go flat in 1974.',
    },
    {
      mood: 'reflective',
      text: 'He is going home tomorrow, with a bed in the front room and a view of the Narrows. I did the last report myself at four: wind south-west, light, visibility good. He opened one eye. “You’ll have your own ship one day,” he said. I went and counted the controlled drugs, slowly.',
    },
    {
      mood: 'happy',
      text: 'A postcard at the desk, of a lighthouse, addressed to The Officer of the Watch, Eighth Floor. “0400. All well.” It is on the fridge, under the magnet that is meant for the rota.',
    },
  ],
};

const drums: Story = {
  from: 0.08,
  to: 0.8,
  folder: 'Days',
  tags: ['sleep', 'drums'],
  passages: [
    {
      mood: 'frustrated',
      text: 'Home at eight, blind down, earplugs, mask. At half past nine somebody on the other side of the wall began to learn the drums.',
    },
    {
      mood: 'determined',
      text: 'Wrote a note to the drums. Wrote it again without the adjectives. Slid it under their door in my slippers at noon, looking like a person who has been dug up.',
    },
    {
      mood: 'neutral',
      text: 'A note has come back, in green felt pen. He is fourteen, his name is Desmond, he is off school with his lungs, he is sorry, and what hours do I sleep? There was a table with boxes for me to fill in.',
    },
    {
      mood: 'content',
      text: 'The timetable is holding. From nine until four it is dead quiet next door, and then at one minute past four he goes off like a cutlery drawer. I have started to wake up at four by myself, and lie there, waiting for it.',
    },
    {
      mood: 'happy',
      tags: ['Hala'],
      text: 'Hala asked what I was humming over the rice. It was Desmond’s left hand.',
    },
    {
      mood: 'excited',
      tags: ['Hala'],
      text: 'Desmond’s band played in the church hall, three songs, twice each. I had come straight from the bus in my uniform. He saw me from behind the kit and pointed a stick, and announced that the next one was for the lady who sleeps. It was the loud one.',
    },
  ],
};

const mother: Story = {
  from: 0.02,
  to: 0.97,
  folder: 'Zahlé',
  tags: ['Mama'],
  passages: [
    {
      mood: 'happy',
      text: 'اتصلت أمي وأنا نائمة، فالساعة عندها الرابعة بعد الظهر وعندي منتصف الليل بالمقلوب. سألتني ماذا أكلت. قلت: نمت. قالت: النوم ليس طبخة. وبقينا نضحك حتى استيقظت هالة.',
    },
    {
      mood: 'thoughtful',
      text: 'Mama wants to know what a night nurse does “all night, when they are asleep”. I started to tell her and heard how it sounds: I walk about in the dark and listen to people breathe. There was a silence on the line. “That is what I did,” she said.',
    },
    {
      mood: 'anxious',
      text: 'No power in Zahlé for two days and her battery at four percent. She used the four percent to tell me she is fine, that the neighbour is a donkey, and where she keeps the deeds.',
    },
    {
      mood: 'grateful',
      text: 'وصل الطرد من زحلة بعد شهر كامل: زعتر، ومربّى مشمش ملفوف بثلاث جرائد، وقميص كنت قد نسيته منذ سنين. القميص ضيّق الآن، لكن رائحته كما هي، رائحة الخزانة الكبيرة. لم أغسله.',
    },
    {
      mood: 'content',
      tags: ['Hala', 'kitchen'],
      text: 'Made kibbeh with Mama watching over the video, propped against the flour. She could see only my elbows and criticised them. Hala ate eleven.',
    },
    {
      mood: 'sad',
      text: 'كانت أمي تروي لي حكاية جدّي والبغلة، وتوقّفت في منتصفها، ثم بدأت من أوّلها كأنّها لم تبدأ. أعرف هذا التوقّف جيّدًا، أسمعه كلّ ليلة في عملي. قلت لها: وماذا حدث للبغلة؟ وتركتها تحكيها مرّة ثالثة.',
    },
    {
      mood: 'determined',
      pinned: true,
      text: 'Booked it: three weeks, Halifax to Beirut by way of two other places, with Hala. I rang Mama from the stairwell at five in the morning my time, since I could not wait, with the form still open on my knee. She said not to come, the fares are madness, there is nothing to see, and which day, and did we still not eat aubergine.',
    },
  ],
};

const educator: Story = {
  from: 0.35,
  to: 0.99,
  folder: 'Nights',
  tags: ['work'],
  passages: [
    {
      mood: 'neutral',
      text: 'Dolores has left a printout in my pigeonhole with no name on it: Clinical Educator, days, Monday to Friday. I put it in hers. It was back in mine by two.',
    },
    {
      mood: 'reflective',
      text: 'Reasons not to apply:\n\n1. I am good at nights.\n2. Nobody on nights has a meeting.\n3. I would have to own trousers.\n4. At four in the morning, if something is wrong, there is only us, and we do it.\n\nI notice that number 4 is also what I would be teaching.',
    },
    {
      mood: 'determined',
      tags: ['new starters'],
      text: 'The new graduate could not get a line in bed 3 and was near tears. I did not take it from her. I held the torch and told her about my first, which went through the vein and the sheet and into the mattress. She got it. So did I, I think.',
    },
    {
      mood: 'anxious',
      text: 'Sent it off at 03:40, with a spelling mistake in the first line that I saw at 03:41.',
    },
    {
      mood: 'apathetic',
      text: 'Interview at ten in the morning, which is my three a.m. Four people and a jug. They asked where I saw myself in five years, and I said in bed, before I could stop it, and then had to explain for some time about the light.',
    },
    {
      mood: 'excited',
      text: 'They rang. I was asleep, and said yes to somebody in a dream, and it turns out to be valid. I start in two months. Dolores already had a cake in the staff fridge, dated last Tuesday.',
    },
    {
      mood: 'sad',
      text: 'Did the round at four with the lights low, all twenty-two of them, and knew each one by the breathing. I do not know whether anybody will want me to teach that, or how one would put it on a slide.',
    },
  ],
};

export const stories: readonly Story[] = [captain, drums, educator, mother];
