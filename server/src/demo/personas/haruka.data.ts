import type { Story } from '../persona.ts';

/** The first weeks of an exchange year, in order. */
export const firstWeeks: Story = {
  from: 0,
  to: 1,
  passages: [
    {
      mood: 'determined',
      tags: ['English'],
      text: 'Professor Tanabe said: if you want to think in English, write in it every day and do not look back. So this is my notebook for one year in Porto. I study bridges. There are six here. I will try to write one page for every bridge, and then we will see.',
    },
    {
      mood: 'anxious',
      tags: ['room'],
      text: 'My room is on the fifth floor and the stair goes around like a shell. The landlady is Dona Graça. She speaks very slow Portuguese to me and I speak very slow English to her, and we both nod. I believe I have agreed to water something.',
    },
    {
      mood: 'reflective',
      tags: ['日本語'],
      text: '一日中、頭の中で英語に直してから口に出していると、夜にはもう自分の声が少し遠い。窓を開けると、下の通りでだれかが皿を割った。笑い声。日本語で「あ」と言った。それだけで、ほっとした。',
    },
    {
      mood: 'excited',
      folder: 'Bridges',
      tags: ['bridge 1'],
      text: 'Bridge one: Dom Luís I, 1886, iron, two decks, span 172 m. I walked on the top and then on the bottom and then on the top. When the metro passes, the handrail shakes in my hand with about three hertz. An old man saw me holding it with closed eyes and asked if I am well. I said I am measuring. He also held it.',
    },
    {
      mood: 'happy',
      tags: ['Dona Graça'],
      text: 'The thing I agreed to water is a lemon tree on the roof. From there you can see three bridges. I watered it very much. 🍋',
    },
    {
      mood: 'frustrated',
      tags: ['class'],
      text: 'In seminar I prepared one sentence for forty minutes. When I had it ready, they were already talking about another bridge. I said it anyway. It was about the wrong river. A boy named Tiago wrote it down and after class he asked me what I meant, so it was used in the end.',
    },
    {
      mood: 'sad',
      tags: ['日本語', '家'],
      text: '母から荷物。海苔、靴下、祖父の計算尺。祖父は仙台で橋の検査をしていた人で、わたしが生まれる前に亡くなった。目盛りのところだけ、木が黒くなっている。ここに同じ指を置いてみた。',
    },
    {
      mood: 'content',
      folder: 'Bridges',
      tags: ['bridge 2', 'Tiago'],
      text: 'Bridge two: Maria Pia, 1877. No train since 1991, so it only holds itself. Tiago says that it is the saddest object in the city. I do not agree. It has no load and it is still in perfect equilibrium. I would like to be able to do that on a Sunday.',
    },
    {
      mood: 'neutral',
      tags: ['food'],
      text: 'Words I learned today: varanda, troco, saudade (everybody wants to teach me this one), parafuso. Parafuso is screw. It is the best, you can hear it turning.',
    },
    {
      mood: 'grateful',
      tags: ['Dona Graça', '日本語'],
      text: '熱が出た。グラサさんがスープを持って五階まで上がってきて、ベッドの横に座り、ポルトガル語でずっと何か話してくれた。意味はほとんど分からない。でも、どこで相づちを打てばいいかは分かった。',
    },
    {
      mood: 'thoughtful',
      folder: 'Bridges',
      tags: ['bridge 3', 'Tiago'],
      text: 'Bridge three: Arrábida, concrete, 270 m. When it was opened in 1963 many people came to the bank to see it fall. The engineer had calculated everything and still, Tiago says, he stayed at home. I used grandfather’s slide rule to check the thrust, roughly, sitting on a wall. It is fine. I feel somebody should tell him.',
    },
    {
      mood: 'happy',
      pinned: true,
      tags: ['English', 'Dona Graça'],
      text: 'Today I dropped an orange on the stair and it went down all five floors, and before I thought anything I had said “oh no”. In English, to nobody. Dona Graça called up from the second floor that she had it.',
    },
  ],
};
