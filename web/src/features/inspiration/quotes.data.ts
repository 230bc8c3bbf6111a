export interface Quote {
  /** At most 240 characters; a line break divides verses. */
  text: string;
  author: string;
  work?: string;
}

const LAO_TZU = 'Tâo Teh King';
const MEDITATIONS = 'Meditations';
const ESSAYS = 'Essays';
const MAXIMS = 'Maxims';
const LIFE_OF_JOHNSON = 'Boswell’s Life of Johnson';
const MARRIAGE = 'The Marriage of Heaven and Hell';
const ALMANAC = 'Pathkeeper’s almanac';

/**
 * The lines of Daily Inspiration: old books, each with where it stands, then the house's own.
 * Translations are George Long's (Marcus Aurelius, Epictetus), James Legge's (Lao Tzu, Confucius),
 * Max Müller's, Longfellow's, Cotton's Montaigne, Trotter's Pascal, Bund and Friswell's La
 * Rochefoucauld and others as old. Kept together by author: of-the-day.ts relies on the distance.
 */
export const QUOTES: readonly Quote[] = [
  {
    text: 'To every thing there is a season, and a time to every purpose under the heaven.',
    author: 'Ecclesiastes 3:1',
    work: 'King James Bible',
  },
  {
    text: 'Better is a dinner of herbs where love is, than a stalled ox and hatred therewith.',
    author: 'Proverbs 15:17',
    work: 'King James Bible',
  },
  {
    text: 'Of making many books there is no end; and much study is a weariness of the flesh.',
    author: 'Ecclesiastes 12:12',
    work: 'King James Bible',
  },
  {
    text: 'As cold waters to a thirsty soul, so is good news from a far country.',
    author: 'Proverbs 25:25',
    work: 'King James Bible',
  },
  {
    text: 'The sun also ariseth, and the sun goeth down, and hasteth to his place where he arose.',
    author: 'Ecclesiastes 1:5',
    work: 'King James Bible',
  },
  {
    text: 'Day unto day uttereth speech, and night unto night sheweth knowledge.',
    author: 'Psalm 19:2',
    work: 'King James Bible',
  },
  {
    text: 'Truly the light is sweet, and a pleasant thing it is for the eyes to behold the sun.',
    author: 'Ecclesiastes 11:7',
    work: 'King James Bible',
  },
  {
    text: 'Sufficient unto the day is the evil thereof.',
    author: 'Matthew 6:34',
    work: 'King James Bible',
  },
  {
    text: 'The partial becomes complete; the crooked, straight; the empty, full; the worn out, new.',
    author: 'Lao Tzu',
    work: LAO_TZU,
  },
  {
    text: 'The skilful traveller leaves no traces of his wheels or footsteps.',
    author: 'Lao Tzu',
    work: LAO_TZU,
  },
  {
    text: 'Sincere words are not fine; fine words are not sincere.',
    author: 'Lao Tzu',
    work: LAO_TZU,
  },
  {
    text: 'Learning without thought is labour lost; thought without learning is perilous.',
    author: 'Confucius',
    work: 'Analects',
  },
  {
    text: 'When you know a thing, to hold that you know it; and when you do not know a thing, to allow that you do not know it;—this is knowledge.',
    author: 'Confucius',
    work: 'Analects',
  },
  {
    text: 'Is it not pleasant to learn with a constant perseverance and application?',
    author: 'Confucius',
    work: 'Analects',
  },
  {
    text: 'You cannot step twice into the same rivers; for fresh waters are ever flowing in upon you.',
    author: 'Heraclitus',
    work: 'Fragments',
  },
  { text: 'The sun is new every day.', author: 'Heraclitus', work: 'Fragments' },
  { text: 'Nature loves to hide.', author: 'Heraclitus', work: 'Fragments' },
  {
    text: 'As a solid rock is not shaken by the wind, wise people falter not amidst blame and praise.',
    author: 'The Dhammapada',
    work: 'verse 81',
  },
  {
    text: 'As a fletcher makes straight his arrow, a wise man makes straight his trembling and unsteady thought, which is difficult to guard, difficult to hold back.',
    author: 'The Dhammapada',
    work: 'verse 33',
  },
  {
    text: 'Men are disturbed not by the things which happen, but by the opinions about the things.',
    author: 'Epictetus',
    work: 'Encheiridion',
  },
  {
    text: 'Seek not that the things which happen should happen as you wish; but wish the things which happen to be as they are, and you will have a tranquil flow of life.',
    author: 'Epictetus',
    work: 'Encheiridion',
  },
  {
    text: 'Look within. Within is the fountain of good, and it will ever bubble up, if thou wilt ever dig.',
    author: 'Marcus Aurelius',
    work: MEDITATIONS,
  },
  {
    text: 'In the morning when thou risest unwillingly, let this thought be present—I am rising to the work of a human being.',
    author: 'Marcus Aurelius',
    work: MEDITATIONS,
  },
  {
    text: 'Be like the promontory against which the waves continually break, but it stands firm and tames the fury of the water around it.',
    author: 'Marcus Aurelius',
    work: MEDITATIONS,
  },
  {
    text: 'Everything is only for a day, both that which remembers and that which is remembered.',
    author: 'Marcus Aurelius',
    work: MEDITATIONS,
  },
  {
    text: 'If it is not right, do not do it: if it is not true, do not say it.',
    author: 'Marcus Aurelius',
    work: MEDITATIONS,
  },
  {
    text: 'All shall be well, and all shall be well, and all manner of thing shall be well.',
    author: 'Julian of Norwich',
    work: 'Revelations of Divine Love',
  },
  {
    text: 'Midway upon the journey of our life\nI found myself within a forest dark,\nFor the straightforward pathway had been lost.',
    author: 'Dante',
    work: 'Inferno',
  },
  { text: 'Thence we came forth to rebehold the stars.', author: 'Dante', work: 'Inferno' },
  {
    text: 'The lyf so short, the craft so long to lerne.',
    author: 'Geoffrey Chaucer',
    work: 'The Parlement of Foules',
  },
  {
    text: 'I have no more made my book than my book has made me.',
    author: 'Michel de Montaigne',
    work: `${ESSAYS}, II.18`,
  },
  {
    text: 'The greatest thing in the world is for a man to know that he is his own.',
    author: 'Michel de Montaigne',
    work: `${ESSAYS}, I.38`,
  },
  {
    text: 'When I play with my cat, who knows whether I do not make her more sport than she makes me?',
    author: 'Michel de Montaigne',
    work: `${ESSAYS}, II.12`,
  },
  {
    text: 'We must reserve a backshop, wholly our own and entirely free, wherein to settle our true liberty, our principal solitude and retreat.',
    author: 'Michel de Montaigne',
    work: `${ESSAYS}, I.38`,
  },
  {
    text: 'When I dance, I dance; when I sleep, I sleep.',
    author: 'Michel de Montaigne',
    work: `${ESSAYS}, III.13`,
  },
  {
    text: '‘Fool,’ said my Muse to me, ‘look in thy heart, and write.’',
    author: 'Philip Sidney',
    work: 'Astrophel and Stella',
  },
  {
    text: 'Reading maketh a full man; conference a ready man; and writing an exact man.',
    author: 'Francis Bacon',
    work: 'Of Studies',
  },
  {
    text: 'If a man will begin with certainties, he shall end in doubts; but if he will be content to begin with doubts, he shall end in certainties.',
    author: 'Francis Bacon',
    work: 'The Advancement of Learning',
  },
  {
    text: 'There is no excellent beauty that hath not some strangeness in the proportion.',
    author: 'Francis Bacon',
    work: 'Of Beauty',
  },
  {
    text: 'Hope is a good breakfast, but it is a bad supper.',
    author: 'Francis Bacon',
    work: 'Apophthegms',
  },
  {
    text: 'We know what we are, but know not what we may be.',
    author: 'William Shakespeare',
    work: 'Hamlet',
  },
  {
    text: 'The web of our life is of a mingled yarn, good and ill together.',
    author: 'William Shakespeare',
    work: 'All’s Well That Ends Well',
  },
  {
    text: 'We are such stuff\nAs dreams are made on, and our little life\nIs rounded with a sleep.',
    author: 'William Shakespeare',
    work: 'The Tempest',
  },
  {
    text: 'How far that little candle throws his beams!\nSo shines a good deed in a naughty world.',
    author: 'William Shakespeare',
    work: 'The Merchant of Venice',
  },
  {
    text: 'Come what come may,\nTime and the hour runs through the roughest day.',
    author: 'William Shakespeare',
    work: 'Macbeth',
  },
  {
    text: 'Things won are done; joy’s soul lies in the doing.',
    author: 'William Shakespeare',
    work: 'Troilus and Cressida',
  },
  {
    text: 'If all the year were playing holidays,\nTo sport would be as tedious as to work.',
    author: 'William Shakespeare',
    work: 'Henry IV, Part 1',
  },
  {
    text: 'For there was never yet philosopher\nThat could endure the toothache patiently.',
    author: 'William Shakespeare',
    work: 'Much Ado About Nothing',
  },
  {
    text: 'In small proportions we just beauties see;\nAnd in short measures, life may perfect be.',
    author: 'Ben Jonson',
    work: 'To the Immortal Memory of Sir Lucius Cary and Sir H. Morison',
  },
  {
    text: 'Life is a pure flame, and we live by an invisible sun within us.',
    author: 'Thomas Browne',
    work: 'Urn Burial',
  },
  {
    text: 'They also serve who only stand and wait.',
    author: 'John Milton',
    work: 'When I Consider How My Light Is Spent',
  },
  {
    text: 'The mind is its own place, and in itself\nCan make a Heav’n of Hell, a Hell of Heav’n.',
    author: 'John Milton',
    work: 'Paradise Lost',
  },
  {
    text: 'At last he rose, and twitch’d his mantle blue:\nTo-morrow to fresh woods, and pastures new.',
    author: 'John Milton',
    work: 'Lycidas',
  },
  {
    text: 'Annihilating all that’s made\nTo a green thought in a green shade.',
    author: 'Andrew Marvell',
    work: 'The Garden',
  },
  {
    text: 'You never enjoy the world aright, till the Sea itself floweth in your veins, till you are clothed with the heavens, and crowned with the stars.',
    author: 'Thomas Traherne',
    work: 'Centuries of Meditations',
  },
  { text: 'And so to bed.', author: 'Samuel Pepys', work: 'Diary' },
  {
    text: 'Strange to see how a good dinner and feasting reconciles everybody.',
    author: 'Samuel Pepys',
    work: 'Diary, 9 November 1665',
  },
  {
    text: 'The heart has its reasons, which reason does not know.',
    author: 'Blaise Pascal',
    work: 'Pensées',
  },
  {
    text: 'Man is but a reed, the most feeble thing in nature; but he is a thinking reed.',
    author: 'Blaise Pascal',
    work: 'Pensées',
  },
  {
    text: 'I have discovered that all the unhappiness of men arises from one single fact, that they cannot stay quietly in their own chamber.',
    author: 'Blaise Pascal',
    work: 'Pensées',
  },
  {
    text: 'The last thing one settles in writing a book is what one should put in first.',
    author: 'Blaise Pascal',
    work: 'Pensées',
  },
  {
    text: 'Rivers are roads which move, and which carry us whither we desire to go.',
    author: 'Blaise Pascal',
    work: 'Pensées',
  },
  {
    text: 'We have all sufficient strength to support the misfortunes of others.',
    author: 'François de La Rochefoucauld',
    work: MAXIMS,
  },
  {
    text: 'If we had no faults we should not take so much pleasure in noting those of others.',
    author: 'François de La Rochefoucauld',
    work: MAXIMS,
  },
  {
    text: 'We are never so happy or so unhappy as we suppose.',
    author: 'François de La Rochefoucauld',
    work: MAXIMS,
  },
  {
    text: 'We promise according to our hopes; we perform according to our fears.',
    author: 'François de La Rochefoucauld',
    work: MAXIMS,
  },
  {
    text: 'Quarrels would not last long if the fault was only on one side.',
    author: 'François de La Rochefoucauld',
    work: MAXIMS,
  },
  {
    text: 'All things excellent are as difficult as they are rare.',
    author: 'Baruch Spinoza',
    work: 'Ethics',
  },
  {
    text: 'May you live all the days of your life.',
    author: 'Jonathan Swift',
    work: 'Polite Conversation',
  },
  {
    text: 'Proper words in proper places, make the true definition of a style.',
    author: 'Jonathan Swift',
    work: 'A Letter to a Young Gentleman',
  },
  {
    text: 'True ease in writing comes from art, not chance,\nAs those move easiest who have learn’d to dance.',
    author: 'Alexander Pope',
    work: 'An Essay on Criticism',
  },
  {
    text: 'No entertainment is so cheap as reading, nor any pleasure so lasting.',
    author: 'Lady Mary Wortley Montagu',
    work: 'Letters',
  },
  {
    text: 'Three may keep a secret, if two of them are dead.',
    author: 'Benjamin Franklin',
    work: 'Poor Richard’s Almanack',
  },
  {
    text: 'Fish and visitors stink in three days.',
    author: 'Benjamin Franklin',
    work: 'Poor Richard’s Almanack',
  },
  {
    text: 'The true art of memory is the art of attention.',
    author: 'Samuel Johnson',
    work: 'The Idler',
  },
  {
    text: 'Nothing is more hopeless than a scheme of merriment.',
    author: 'Samuel Johnson',
    work: 'The Idler',
  },
  {
    text: 'A man may write at any time, if he will set himself doggedly to it.',
    author: 'Samuel Johnson',
    work: 'Boswell’s Journal of a Tour to the Hebrides',
  },
  {
    text: 'A man ought to read just as inclination leads him; for what he reads as a task will do him little good.',
    author: 'Samuel Johnson',
    work: LIFE_OF_JOHNSON,
  },
  {
    text: 'Depend upon it, Sir, when a man knows he is to be hanged in a fortnight, it concentrates his mind wonderfully.',
    author: 'Samuel Johnson',
    work: LIFE_OF_JOHNSON,
  },
  {
    text: 'A man, Sir, should keep his friendship in constant repair.',
    author: 'Samuel Johnson',
    work: LIFE_OF_JOHNSON,
  },
  {
    text: 'Digressions, incontestably, are the sunshine;—they are the life, the soul of reading!',
    author: 'Laurence Sterne',
    work: 'Tristram Shandy',
  },
  {
    text: 'Any fool may write a most valuable book by chance, if he will only tell us what he heard and saw with veracity.',
    author: 'Thomas Gray',
    work: 'Letter to Horace Walpole, 25 February 1768',
  },
  {
    text: 'This world is a comedy to those that think, a tragedy to those that feel.',
    author: 'Horace Walpole',
    work: 'Letter to the Countess of Upper Ossory, 16 August 1776',
  },
  {
    text: 'I love everything that’s old: old friends, old times, old manners, old books, old wine.',
    author: 'Oliver Goldsmith',
    work: 'She Stoops to Conquer',
  },
  {
    text: 'To Nobody, then, will I write my journal!',
    author: 'Fanny Burney',
    work: 'Early Diary',
  },
  {
    text: 'I do not wish them to have power over men; but over themselves.',
    author: 'Mary Wollstonecraft',
    work: 'A Vindication of the Rights of Woman',
  },
  {
    text: 'To see a World in a Grain of Sand\nAnd a Heaven in a Wild Flower.',
    author: 'William Blake',
    work: 'Auguries of Innocence',
  },
  {
    text: 'The hours of folly are measur’d by the clock; but of wisdom, no clock can measure.',
    author: 'William Blake',
    work: MARRIAGE,
  },
  {
    text: 'Think in the morning. Act in the noon. Eat in the evening. Sleep in the night.',
    author: 'William Blake',
    work: MARRIAGE,
  },
  {
    text: 'The bird a nest, the spider a web, man friendship.',
    author: 'William Blake',
    work: MARRIAGE,
  },
  {
    text: 'A fool sees not the same tree that a wise man sees.',
    author: 'William Blake',
    work: MARRIAGE,
  },
  {
    text: 'I never saw daffodils so beautiful.',
    author: 'Dorothy Wordsworth',
    work: 'Grasmere Journal, 15 April 1802',
  },
  {
    text: 'For what do we live, but to make sport for our neighbours, and laugh at them in our turn?',
    author: 'Jane Austen',
    work: 'Pride and Prejudice',
  },
  {
    text: 'One half of the world cannot understand the pleasures of the other.',
    author: 'Jane Austen',
    work: 'Emma',
  },
  {
    text: 'There is nothing like staying at home for real comfort.',
    author: 'Jane Austen',
    work: 'Emma',
  },
  {
    text: 'To sit in the shade on a fine day and look upon verdure is the most perfect refreshment.',
    author: 'Jane Austen',
    work: 'Mansfield Park',
  },
  {
    text: 'Nothing ever fatigues me but doing what I do not like.',
    author: 'Jane Austen',
    work: 'Mansfield Park',
  },
  {
    text: 'How quick come the reasons for approving what we like!',
    author: 'Jane Austen',
    work: 'Persuasion',
  },
  {
    text: 'I do not want people to be very agreeable, as it saves me the trouble of liking them a great deal.',
    author: 'Jane Austen',
    work: 'Letter to Cassandra, 24 December 1798',
  },
  {
    text: 'No one ever regarded the First of January with indifference.',
    author: 'Charles Lamb',
    work: 'New Year’s Eve',
  },
  {
    text: 'I love to lose myself in other men’s minds.',
    author: 'Charles Lamb',
    work: 'Detached Thoughts on Books and Reading',
  },
  {
    text: 'One of the pleasantest things in the world is going a journey; but I like to go by myself.',
    author: 'William Hazlitt',
    work: 'On Going a Journey',
  },
  {
    text: 'A tart temper never mellows with age, and a sharp tongue is the only edged tool that grows keener with constant use.',
    author: 'Washington Irving',
    work: 'Rip Van Winkle',
  },
  {
    text: 'This journal is a relief. When I am tired—as I generally am—out comes this, and down goes every thing.',
    author: 'Lord Byron',
    work: 'Journal, 6 December 1813',
  },
  {
    text: 'But words are things, and a small drop of ink,\nFalling like dew, upon a thought, produces\nThat which makes thousands, perhaps millions, think.',
    author: 'Lord Byron',
    work: 'Don Juan',
  },
  {
    text: 'O, Wind,\nIf Winter comes, can Spring be far behind?',
    author: 'Percy Bysshe Shelley',
    work: 'Ode to the West Wind',
  },
  {
    text: 'Invention, it must be humbly admitted, does not consist in creating out of void, but out of chaos.',
    author: 'Mary Shelley',
    work: 'Frankenstein, introduction of 1831',
  },
  {
    text: 'I am certain of nothing but of the holiness of the Heart’s affections and the truth of Imagination.',
    author: 'John Keats',
    work: 'Letter to Benjamin Bailey, 22 November 1817',
  },
  {
    text: 'If a Sparrow come before my Window I take part in its existence and pick about the Gravel.',
    author: 'John Keats',
    work: 'Letter to Benjamin Bailey, 22 November 1817',
  },
  {
    text: 'The poetry of earth is never dead.',
    author: 'John Keats',
    work: 'On the Grasshopper and Cricket',
  },
  {
    text: 'The years teach much which the days never know.',
    author: 'Ralph Waldo Emerson',
    work: 'Experience',
  },
  {
    text: 'A friend may well be reckoned the masterpiece of nature.',
    author: 'Ralph Waldo Emerson',
    work: 'Friendship',
  },
  {
    text: 'In skating over thin ice our safety is in our speed.',
    author: 'Ralph Waldo Emerson',
    work: 'Prudence',
  },
  {
    text: 'The invariable mark of wisdom is to see the miraculous in the common.',
    author: 'Ralph Waldo Emerson',
    work: 'Nature',
  },
  {
    text: 'What is a weed? A plant whose virtues have not yet been discovered.',
    author: 'Ralph Waldo Emerson',
    work: 'Fortune of the Republic',
  },
  {
    text: 'Time is but the stream I go a-fishing in.',
    author: 'Henry David Thoreau',
    work: 'Walden',
  },
  {
    text: 'I had three chairs in my house; one for solitude, two for friendship, three for society.',
    author: 'Henry David Thoreau',
    work: 'Walden',
  },
  {
    text: 'To affect the quality of the day, that is the highest of arts.',
    author: 'Henry David Thoreau',
    work: 'Walden',
  },
  {
    text: 'As if you could kill time without injuring eternity.',
    author: 'Henry David Thoreau',
    work: 'Walden',
  },
  {
    text: 'A man is rich in proportion to the number of things which he can afford to let alone.',
    author: 'Henry David Thoreau',
    work: 'Walden',
  },
  {
    text: 'Some circumstantial evidence is very strong, as when you find a trout in the milk.',
    author: 'Henry David Thoreau',
    work: 'Journal, 11 November 1850',
  },
  {
    text: 'It takes two to speak the truth,—one to speak, and another to hear.',
    author: 'Henry David Thoreau',
    work: 'A Week on the Concord and Merrimack Rivers',
  },
  {
    text: 'I would always rather be happy than dignified.',
    author: 'Charlotte Brontë',
    work: 'Jane Eyre',
  },
  {
    text: 'I’ve dreamt in my life dreams that have stayed with me ever after, and changed my ideas: they’ve gone through and through me, like wine through water, and altered the colour of my mind.',
    author: 'Emily Brontë',
    work: 'Wuthering Heights',
  },
  {
    text: 'If we had a keen vision and feeling of all ordinary human life, it would be like hearing the grass grow and the squirrel’s heart beat, and we should die of that roar which lies on the other side of silence.',
    author: 'George Eliot',
    work: 'Middlemarch',
  },
  {
    text: 'What do we live for, if it is not to make life less difficult to each other?',
    author: 'George Eliot',
    work: 'Middlemarch',
  },
  {
    text: 'Among all forms of mistake, prophecy is the most gratuitous.',
    author: 'George Eliot',
    work: 'Middlemarch',
  },
  {
    text: 'Every limit is a beginning as well as an ending.',
    author: 'George Eliot',
    work: 'Middlemarch',
  },
  {
    text: 'A difference of taste in jokes is a great strain on the affections.',
    author: 'George Eliot',
    work: 'Daniel Deronda',
  },
  {
    text: 'Animals are such agreeable friends—they ask no questions, they pass no criticisms.',
    author: 'George Eliot',
    work: 'Scenes of Clerical Life',
  },
  {
    text: 'It was one of those March days when the sun shines hot and the wind blows cold: when it is summer in the light, and winter in the shade.',
    author: 'Charles Dickens',
    work: 'Great Expectations',
  },
  {
    text: 'A wonderful fact to reflect upon, that every human creature is constituted to be that profound secret and mystery to every other.',
    author: 'Charles Dickens',
    work: 'A Tale of Two Cities',
  },
  {
    text: 'A little credulity helps one on through life very smoothly.',
    author: 'Elizabeth Gaskell',
    work: 'Cranford',
  },
  {
    text: 'A small daily task, if it be really daily, will beat the labours of a spasmodic Hercules.',
    author: 'Anthony Trollope',
    work: 'An Autobiography',
  },
  {
    text: 'The world is a looking-glass, and gives back to every man the reflection of his own face.',
    author: 'William Makepeace Thackeray',
    work: 'Vanity Fair',
  },
  {
    text: 'The greatest thing a human soul ever does in this world is to see something, and tell what it saw in a plain way.',
    author: 'John Ruskin',
    work: 'Modern Painters',
  },
  { text: 'I am a part of all that I have met.', author: 'Alfred Tennyson', work: 'Ulysses' },
  {
    text: 'That’s the wise thrush; he sings each song twice over,\nLest you should think he never could recapture\nThe first fine careless rapture!',
    author: 'Robert Browning',
    work: 'Home-Thoughts, from Abroad',
  },
  {
    text: 'Ask yourself whether you are happy, and you cease to be so.',
    author: 'John Stuart Mill',
    work: 'Autobiography',
  },
  {
    text: 'It is not down in any map; true places never are.',
    author: 'Herman Melville',
    work: 'Moby-Dick',
  },
  {
    text: 'This whole book is but a draught—nay, but the draught of a draught.',
    author: 'Herman Melville',
    work: 'Moby-Dick',
  },
  {
    text: 'Do I contradict myself?\nVery well then I contradict myself,\n(I am large, I contain multitudes.)',
    author: 'Walt Whitman',
    work: 'Song of Myself',
  },
  {
    text: 'A morning-glory at my window satisfies me more than the metaphysics of books.',
    author: 'Walt Whitman',
    work: 'Song of Myself',
  },
  {
    text: 'I find ecstasy in living; the mere sense of living is joy enough.',
    author: 'Emily Dickinson',
    work: 'as T. W. Higginson wrote it down in 1870',
  },
  {
    text: 'A letter always feels to me like immortality because it is the mind alone without corporeal friend.',
    author: 'Emily Dickinson',
    work: 'Letter to T. W. Higginson, 1869',
  },
  {
    text: 'There is no frigate like a book\nTo take us lands away.',
    author: 'Emily Dickinson',
    work: 'A Book',
  },
  {
    text: 'Not knowing when the dawn will come\nI open every door.',
    author: 'Emily Dickinson',
    work: 'Dawn',
  },
  {
    text: 'I like good strong words that mean something.',
    author: 'Louisa May Alcott',
    work: 'Little Women',
  },
  {
    text: 'Every now and then a man’s mind is stretched by a new idea or sensation, and never shrinks back to its former dimensions.',
    author: 'Oliver Wendell Holmes',
    work: 'The Autocrat of the Breakfast-Table',
  },
  {
    text: 'Who has seen the wind?\nNeither I nor you.',
    author: 'Christina Rossetti',
    work: 'Sing-Song',
  },
  {
    text: 'Does the road wind up-hill all the way?\nYes, to the very end.',
    author: 'Christina Rossetti',
    work: 'Up-Hill',
  },
  {
    text: 'Begin at the beginning, and go on till you come to the end: then stop.',
    author: 'Lewis Carroll',
    work: 'Alice’s Adventures in Wonderland',
  },
  {
    text: 'It’s no use going back to yesterday, because I was a different person then.',
    author: 'Lewis Carroll',
    work: 'Alice’s Adventures in Wonderland',
  },
  {
    text: '‘The horror of that moment,’ the King went on, ‘I shall never, never forget!’ ‘You will, though,’ the Queen said, ‘if you don’t make a memorandum of it.’',
    author: 'Lewis Carroll',
    work: 'Through the Looking-Glass',
  },
  {
    text: 'It’s a poor sort of memory that only works backwards.',
    author: 'Lewis Carroll',
    work: 'Through the Looking-Glass',
  },
  {
    text: 'Habit is habit, and not to be flung out of the window by any man, but coaxed down-stairs a step at a time.',
    author: 'Mark Twain',
    work: 'Pudd’nhead Wilson',
  },
  {
    text: 'When angry, count four; when very angry, swear.',
    author: 'Mark Twain',
    work: 'Pudd’nhead Wilson',
  },
  {
    text: 'It is easier to stay out than get out.',
    author: 'Mark Twain',
    work: 'Following the Equator',
  },
  {
    text: 'Truth is the most valuable thing we have. Let us economize it.',
    author: 'Mark Twain',
    work: 'Following the Equator',
  },
  {
    text: 'Life is the art of drawing sufficient conclusions from insufficient premises.',
    author: 'Samuel Butler',
    work: 'Note-Books',
  },
  {
    text: 'That man’s silence is wonderful to listen to.',
    author: 'Thomas Hardy',
    work: 'Under the Greenwood Tree',
  },
  {
    text: 'This is the weather the cuckoo likes,\nAnd so do I.',
    author: 'Thomas Hardy',
    work: 'Weathers',
  },
  {
    text: 'Diary, n. A daily record of that part of one’s life, which he can relate to himself without blushing.',
    author: 'Ambrose Bierce',
    work: 'The Devil’s Dictionary',
  },
  {
    text: 'Day, n. A period of twenty-four hours, mostly misspent.',
    author: 'Ambrose Bierce',
    work: 'The Devil’s Dictionary',
  },
  {
    text: 'The art of being wise is the art of knowing what to overlook.',
    author: 'William James',
    work: 'The Principles of Psychology',
  },
  {
    text: 'My experience is what I agree to attend to.',
    author: 'William James',
    work: 'The Principles of Psychology',
  },
  {
    text: 'Try to be one of the people on whom nothing is lost!',
    author: 'Henry James',
    work: 'The Art of Fiction',
  },
  {
    text: 'Under certain circumstances there are few hours in life more agreeable than the hour dedicated to the ceremony known as afternoon tea.',
    author: 'Henry James',
    work: 'The Portrait of a Lady',
  },
  {
    text: 'What would the world be, once bereft\nOf wet and of wildness? Let them be left.',
    author: 'Gerard Manley Hopkins',
    work: 'Inversnaid',
  },
  {
    text: 'Glory be to God for dappled things.',
    author: 'Gerard Manley Hopkins',
    work: 'Pied Beauty',
  },
  {
    text: 'It is eternity now. I am in the midst of it. It is about me in the sunshine.',
    author: 'Richard Jefferies',
    work: 'The Story of My Heart',
  },
  {
    text: 'When we try to pick out anything by itself, we find it hitched to everything else in the universe.',
    author: 'John Muir',
    work: 'My First Summer in the Sierra',
  },
  {
    text: 'For my part, I travel not to go anywhere, but to go. I travel for travel’s sake. The great affair is to move.',
    author: 'Robert Louis Stevenson',
    work: 'Travels with a Donkey in the Cévennes',
  },
  {
    text: 'There is no duty we so much underrate as the duty of being happy.',
    author: 'Robert Louis Stevenson',
    work: 'An Apology for Idlers',
  },
  {
    text: 'Books are good enough in their own way, but they are a mighty bloodless substitute for life.',
    author: 'Robert Louis Stevenson',
    work: 'An Apology for Idlers',
  },
  {
    text: 'The world is so full of a number of things,\nI’m sure we should all be as happy as kings.',
    author: 'Robert Louis Stevenson',
    work: 'A Child’s Garden of Verses',
  },
  {
    text: 'I never travel without my diary. One should always have something sensational to read in the train.',
    author: 'Oscar Wilde',
    work: 'The Importance of Being Earnest',
  },
  {
    text: 'Memory, my dear Cecily, is the diary that we all carry about with us.',
    author: 'Oscar Wilde',
    work: 'The Importance of Being Earnest',
  },
  {
    text: 'Experience is the name every one gives to their mistakes.',
    author: 'Oscar Wilde',
    work: 'Lady Windermere’s Fan',
  },
  {
    text: 'I like work: it fascinates me. I can sit and look at it for hours.',
    author: 'Jerome K. Jerome',
    work: 'Three Men in a Boat',
  },
  {
    text: 'It is impossible to enjoy idling thoroughly unless one has plenty of work to do.',
    author: 'Jerome K. Jerome',
    work: 'Idle Thoughts of an Idle Fellow',
  },
  {
    text: 'And after all the weather was ideal.',
    author: 'Katherine Mansfield',
    work: 'The Garden Party',
  },
  {
    text: 'Stands the Church clock at ten to three?\nAnd is there honey still for tea?',
    author: 'Rupert Brooke',
    work: 'The Old Vicarage, Grantchester',
  },
  {
    text: 'Tuesday has no reputation to keep up, which may be why so much gets done on it.',
    author: ALMANAC,
  },
  { text: 'Rain improves every excuse and most gardens.', author: ALMANAC },
  {
    text: 'The kettle is the only thing in the house that announces its progress.',
    author: ALMANAC,
  },
  {
    text: 'Nobody remembers the weather of a year. Everybody remembers one afternoon of it.',
    author: ALMANAC,
  },
  {
    text: 'What you meant to say arrives, as a rule, on the stairs. Keep a pencil there.',
    author: ALMANAC,
  },
  {
    text: 'The past is not improved by revision, but the account of it often is.',
    author: ALMANAC,
  },
  { text: 'A page does not interrupt.', author: ALMANAC },
  { text: 'Most plans are drawn on paper that has never been outdoors.', author: ALMANAC },
  { text: 'You can tell a good walk by how little of it you can account for.', author: ALMANAC },
  { text: 'The moon keeps no diary and is punctual all the same.', author: ALMANAC },
  { text: 'Fog is only weather being discreet.', author: ALMANAC },
  {
    text: 'Write the date first. It is the one line you will not have to think about.',
    author: ALMANAC,
  },
  {
    text: 'A list of things to do is a letter to a stranger who happens to share your coat.',
    author: ALMANAC,
  },
  { text: 'The second cup is where the morning starts to have opinions.', author: ALMANAC },
  { text: 'Every house has a drawer that tells the truth about it.', author: ALMANAC },
  {
    text: 'What is put off till tomorrow meets, tomorrow, what was put off last week.',
    author: ALMANAC,
  },
  { text: 'Snow makes even the neighbours’ bins look thought about.', author: ALMANAC },
  { text: 'An apology is shortest when it is early.', author: ALMANAC },
  {
    text: 'It is possible to be early and still miss it, if you are looking at your watch.',
    author: ALMANAC,
  },
  { text: 'Nothing is so loud as a clock in a room where you are waiting.', author: ALMANAC },
  { text: 'A memory you tell often becomes a memory of the telling.', author: ALMANAC },
  { text: 'In November the light is rationed, and one notices where it falls.', author: ALMANAC },
  { text: 'The dog next door has never once been late for the postman.', author: ALMANAC },
  { text: 'Bread knows how long an hour is.', author: ALMANAC },
  { text: 'Whoever says it is only a detail has not had to live with it.', author: ALMANAC },
  { text: 'Ask a gardener how the year went and you will hear about one tree.', author: ALMANAC },
  { text: 'Sunday evening weighs more than the rest of Sunday put together.', author: ALMANAC },
  { text: 'It is hard to be grand in a raincoat.', author: ALMANAC },
  { text: 'The best thing said today was probably said in a kitchen.', author: ALMANAC },
  { text: 'If two roads are equally long, take the one with the dog.', author: ALMANAC },
  { text: 'Some letters are for posting. The others are for writing.', author: ALMANAC },
  { text: 'Look at one thing for a minute. It turns out to have been busy.', author: ALMANAC },
  { text: 'Nobody ever finished a notebook by buying another one.', author: ALMANAC },
  { text: 'Weather is what there is to say before there is something to say.', author: ALMANAC },
  {
    text: 'The person ahead of you in the queue is the middle of somebody’s story.',
    author: ALMANAC,
  },
  { text: 'A hill is the same height both ways; only the knees disagree.', author: ALMANAC },
  { text: 'You can hear a room think when the refrigerator stops.', author: ALMANAC },
  {
    text: 'To know what you value, see what you rescue from your pockets before the wash.',
    author: ALMANAC,
  },
  { text: 'Half of patience is having something to read.', author: ALMANAC },
  {
    text: 'Old photographs are mostly of people who did not know which day it was going to be.',
    author: ALMANAC,
  },
  { text: 'Late is also a time of day.', author: ALMANAC },
  { text: 'An empty bench is an invitation with excellent manners.', author: ALMANAC },
  { text: 'The first line is a door. Nobody admires the door.', author: ALMANAC },
  {
    text: 'Every family has one story it tells wrong, and everyone knows it by heart.',
    author: ALMANAC,
  },
  { text: 'What was urgent in March has no name by June.', author: ALMANAC },
  { text: 'It takes a week to notice a new sound and a day to miss it.', author: ALMANAC },
  {
    text: 'The shortest day of the year is still long enough to lose your keys in.',
    author: ALMANAC,
  },
  { text: 'You may skip the part where you explain yourself. It is your book.', author: ALMANAC },
  { text: 'A friend is someone to whom you can describe a bus journey.', author: ALMANAC },
  { text: 'When the wind drops, one learns which shutter it was.', author: ALMANAC },
  { text: 'Nothing ages like a forecast.', author: ALMANAC },
  {
    text: 'Silence at breakfast is a conversation with the volume where it should be.',
    author: ALMANAC,
  },
  {
    text: 'If you cannot say what kind of day it was, say what was on the table.',
    author: ALMANAC,
  },
  { text: 'The owl is not wise. It is only awake and saying little.', author: ALMANAC },
  {
    text: 'Autumn is the one season that tidies up by throwing things on the floor.',
    author: ALMANAC,
  },
  { text: 'There are days that explain themselves and days that leave a note.', author: ALMANAC },
  {
    text: 'In a borrowed coat one finds a borrowed ticket, and wonders about the play.',
    author: ALMANAC,
  },
  { text: 'You have never seen your own face thinking. Others have.', author: ALMANAC },
  {
    text: 'Spring arrives by post: a little at a time, and some of it addressed to next door.',
    author: ALMANAC,
  },
  { text: 'The part you left out is the part you were writing about.', author: ALMANAC },
  { text: 'Moss has no deadline and covers the whole wall.', author: ALMANAC },
  { text: 'After the guests go, the house says what it thought of them.', author: ALMANAC },
  { text: 'Do the small repair while it is still a repair.', author: ALMANAC },
  {
    text: 'Somebody is telling a story about you today, fondly and not quite accurately.',
    author: ALMANAC,
  },
  { text: 'An early night is a present nobody thinks to wrap.', author: ALMANAC },
  { text: 'Ink dries faster than one makes up one’s mind.', author: ALMANAC },
  { text: 'The map is honest about everything but the hills.', author: ALMANAC },
  { text: 'All weather is local, and so is most advice.', author: ALMANAC },
  {
    text: 'Swallows leave without announcing it, and are the more talked about for that.',
    author: ALMANAC,
  },
  {
    text: 'It is not the first frost that takes the beans but the night you thought there was one more day.',
    author: ALMANAC,
  },
  { text: 'The longest part of any journey is the hall, looking for the gloves.', author: ALMANAC },
  { text: 'Read last year’s page before judging this one.', author: ALMANAC },
  {
    text: 'Between the lightning and the thunder there is just time to count, and to wish you had not started.',
    author: ALMANAC,
  },
  { text: 'What you hum is what you think. Nobody is quite safe at the sink.', author: ALMANAC },
  { text: 'No one has ever been argued into liking soup.', author: ALMANAC },
  {
    text: 'There is a drawer in the year, at the end of December, where everything unsorted goes.',
    author: ALMANAC,
  },
  { text: 'The stain on the recipe marks the page worth cooking from.', author: ALMANAC },
  { text: 'Handwriting is a gait. You can see who was late.', author: ALMANAC },
  { text: 'A cat in the window is watching a different street.', author: ALMANAC },
  {
    text: 'A leap year adds a day. It has never turned out to be the one that was missing.',
    author: ALMANAC,
  },
  {
    text: 'The last light in the house is on the top floor, as with most thinking.',
    author: ALMANAC,
  },
  {
    text: 'You will want to know what you had for lunch. Not now; in eleven years.',
    author: ALMANAC,
  },
  { text: 'The news is about everyone. The page may be about you.', author: ALMANAC },
  { text: 'When in doubt, describe the chair.', author: ALMANAC },
  { text: 'February is short because somebody took pity.', author: ALMANAC },
  { text: 'Two people remember the holiday; three holidays are remembered.', author: ALMANAC },
  {
    text: 'What stands on the windowsill stands there because someone could not decide. Begin with that.',
    author: ALMANAC,
  },
  { text: 'The ladder is always in the other shed.', author: ALMANAC },
  {
    text: 'What kept you awake at four is still there at nine, and takes up less of the room.',
    author: ALMANAC,
  },
  { text: 'A walk around the block is a very short book with a familiar ending.', author: ALMANAC },
  { text: 'A carpet remembers where the piano stood.', author: ALMANAC },
  { text: 'Whatever the day was, it is now the right size to be looked at.', author: ALMANAC },
  { text: 'A good question is one you did not know you had brought.', author: ALMANAC },
  { text: 'Sleep is the only appointment one keeps by forgetting it.', author: ALMANAC },
  { text: 'Work expands until it meets a train that has to be caught.', author: ALMANAC },
];
