import type { Story } from '../persona.ts';

export const firstNight: Story = {
  from: 0,
  to: 1,
  passages: [
    {
      mood: 'calm',
      tags: ['Efua', 'first page'],
      text: 'She is nine days old and it is ten past four. Akosua is asleep at last with one arm up, like somebody hailing a taxi. I have Efua along my left forearm, so this is being typed with the right thumb, and will be short or late.\n\nI tune pianos. Twenty-two years, most of the churches in Accra and two of the hotels. I came into this thinking I knew something about listening. On the first night she cried, and before I was properly awake I thought: A flat, a little under. I lay there and was ashamed of myself, and then she did it again, and it was.\n\nWhat I had not expected is how she stops. A string dies away; you can wait for it. She stops like a door. Then there is the whole of the night in the room, the fan, the frogs behind Mr Ampofo’s wall, the fridge coming in on its fifth, and I find that I am holding my breath so as not to be the next thing that she hears.\n\nMy mother says to write everything down, because you think you will remember and you remember the blanket. So. The blanket is yellow. She has my father’s ears, both of them, folded over at the top as if to mark a page.',
    },
  ],
};
