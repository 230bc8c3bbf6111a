import type { WordListInput } from '../words/words.schema.ts';

/**
 * The grave words of the other languages that the safety check supports: only plain sentences about
 * the writer's own family and friends.
 */
export const GRAVE_OTHERS: readonly WordListInput[] = [
  {
    language: 'de',
    fillers: 'ist sind war heute gestern nacht früh plötzlich friedlich leider letzte woche am',
    negators: 'nicht kein keine keinen nie',
    classes: {
      'de-kin':
        'mutter mama vater papa oma opa großmutter großvater schwester bruder mann frau sohn tochter freund freundin onkel tante cousin cousine kind baby er hund katze hündin kater',
    },
    parts: {
      grave: [
        '@de-kin ~4 gestorben|verstorben|tot',
        'mein|meine|unser|unsere @de-kin ~3 starb',
        'starb ~1 @de-kin',
        'fehlgeburt|totgeburt|sternenkind',
        'hat|habe ~2 krebs|leukämie|demenz|schlaganfall',
        'beerdigung von|meiner|meines|unserer|unseres',
        'auf der beerdigung',
        'chemotherapie|intensivstation|hospiz',
      ],
      harmless: [
        'gestorben vor',
        'vor lachen|hunger|langeweile|scham gestorben',
        'krebs essen|sternzeichen',
      ],
    },
  },
  {
    language: 'es',
    fillers: 'se ha mi hoy ayer anoche esta mañana',
    negators: 'no nunca',
    classes: {
      'es-kin':
        'madre mamá padre papá abuela abuelo abuelita abuelito hermana hermano marido esposo esposa mujer hijo hija amigo amiga tío tía primo prima bebé novio novia perro perra gato gata',
    },
    parts: {
      grave: [
        '@es-kin ~3 murió|falleció|muerto|fallecido|muerta|fallecida',
        'murió|falleció|muerto ~1 mi|nuestra|nuestro @es-kin',
        'aborto espontáneo',
        'tiene|tengo ~1 cáncer|leucemia|alzheimer',
        'funeral|entierro de mi|nuestro|nuestra',
        'quimioterapia|cuidados paliativos',
      ],
      harmless: [
        'muerto|muerta|murió de risa|hambre|sueño|cansancio|vergüenza|aburrimiento|miedo|frío|sed',
      ],
    },
  },
  {
    language: 'fr',
    fillers: 'est a ce matin hier soir nuit',
    negators: 'pas jamais',
    classes: {
      'fr-kin':
        'mère maman père papa grand-mère grand-père mamie papi mamy papy soeur sœur frère mari femme fils fille ami amie oncle tante cousin cousine bébé copain copine chien chienne chat chatte',
    },
    parts: {
      grave: [
        '@fr-kin ~3 mort|morte|décédé|décédée',
        '@fr-kin ~2 nous a quittés|quitté',
        'fausse couche|couches',
        'a|ai ~2 un cancer|leucémie|avc',
        'enterrement|obsèques|funérailles de mon|ma|notre',
        'chimiothérapie|soins palliatifs',
      ],
      harmless: ['mort|morte de rire|faim|fatigue|peur|honte|froid|trouille|soif|rires'],
    },
  },
  {
    language: 'pt',
    fillers: 'hoje ontem noite esta manhã',
    negators: 'não nunca',
    classes: {
      'pt-kin':
        'mãe mamãe pai papai avó avô vovó vovô irmã irmão marido esposa mulher filho filha amigo amiga tio tia primo prima bebê bebé namorado namorada cachorro cachorra cão gato gata',
    },
    parts: {
      grave: [
        '@pt-kin ~3 morreu|faleceu|morto|morta',
        'morreu|faleceu ~1 meu|minha|nosso|nossa @pt-kin',
        'aborto espontâneo',
        'tem|tenho ~1 câncer|cancro|leucemia',
        'funeral|enterro|velório do|da meu|minha',
        'quimioterapia|cuidados paliativos',
      ],
      harmless: ['morreu|morto|morta de rir|fome|sono|cansaço|vergonha|medo|frio|sede'],
    },
  },
  {
    language: 'it',
    fillers: 'oggi ieri notte stanotte stamattina',
    negators: 'non mai',
    classes: {
      'it-kin':
        'madre mamma padre papà babbo nonna nonno sorella fratello marito moglie figlio figlia amico amica zio zia cugino cugina bambino bambina fidanzato fidanzata cane gatto gatta',
    },
    parts: {
      grave: [
        '@it-kin ~2 morto|morta|mancato|mancata|deceduto|deceduta',
        'morto|morta ~1 mio|mia|nostro|nostra ~1 @it-kin',
        'aborto spontaneo',
        'ha|ho un cancro|tumore',
        'funerale di|del|della mio|mia|nonno|nonna|mamma|papà',
        'chemioterapia|cure palliative',
      ],
      harmless: ['morto|morta di|dal dalle? fame|sonno|paura|vergogna|freddo|risate|ridere|noia'],
    },
  },
  {
    language: 'nl',
    fillers: 'is vandaag gisteren vannacht vanochtend plotseling',
    negators: 'niet geen nooit',
    classes: {
      'nl-kin':
        'moeder mama vader papa oma opa zus broer man vrouw zoon dochter vriend vriendin oom tante neef nicht kind baby hond kat poes',
    },
    parts: {
      grave: [
        'mijn|onze|mn @nl-kin ~3 overleden|gestorven|dood',
        'miskraam|doodgeboren|stilgeboren',
        'heeft|heb ~1 kanker|leukemie|dementie',
        'begrafenis|uitvaart|crematie van mijn|onze|oma|opa|mama|papa',
        'chemotherapie|intensive care|hospice',
      ],
      harmless: ['dood|gestorven van het? lachen|schaamte|honger', 'doodmoe|doodop'],
    },
  },
  {
    language: 'pl',
    fillers: 'dzisiaj dziś wczoraj nagle',
    negators: 'nie nigdy',
    classes: {
      'pl-kin':
        'mama matka tata ojciec babcia dziadek siostra brat mąż żona syn córka przyjaciel przyjaciółka wujek ciocia pies kot dziecko',
    },
    parts: {
      grave: [
        '@pl-kin ~2 umarł|umarła|zmarł|zmarła|umarło|zmarło|żyje',
        'umarł|umarła|zmarł|zmarła mój|moja|mi ~1 @pl-kin',
        'poroniłam|poronienie|poroniła',
        'ma|mam raka|białaczkę|nowotwór',
        'pogrzeb|pogrzebie mamy|taty|babci|dziadka|brata|siostry',
        'chemioterapia|hospicjum|hospicjum',
      ],
      harmless: ['umarł|umarła|umarłam|umarłem ze śmiechu|wstydu|nudów|strachu', '@pl-kin żyje'],
    },
  },
  {
    language: 'ru',
    fillers: 'сегодня вчера ночью утром',
    negators: 'не никогда',
    classes: {
      'ru-kin':
        'мама мать папа отец бабушка дедушка сестра брат муж жена сын дочь друг подруга дядя тётя собака кошка кот ребёнок',
    },
    parts: {
      grave: [
        '@ru-kin ~2 умер|умерла|умерло|скончался|скончалась|погиб|погибла',
        'умер|умерла|погиб|погибла ~2 @ru-kin',
        'выкидыш',
        'у ~2 рак|лейкоз|инсульт',
        'похороны|похоронах мамы|папы|бабушки|дедушки|брата|сестры',
        'химиотерапия',
      ],
      harmless: ['умер|умерла|умерли со|от смеху|смеха|стыда|скуки|голода'],
    },
  },
  {
    language: 'tr',
    negators: 'değil',
    classes: {
      'tr-kin':
        'annem babam anneannem babaannem dedem kardeşim ablam abim ağabeyim kocam karım eşim oğlum kızım arkadaşım amcam dayım teyzem halam köpeğim kedim bebeğim',
    },
    parts: {
      grave: [
        '@tr-kin ~3 öldü|vefat|kaybettik|kaybettim',
        'düşük yaptım|yaptı',
        '@tr-kin ~1 kanser',
        'kanser oldu|olmuş|teşhisi',
        'cenazesi|cenazesine|cenazesinde|kemoterapi',
      ],
      harmless: ['gülmekten|açlıktan|sıkıntıdan|utançtan ~2 öldü|ölüyor'],
    },
  },
  {
    language: 'ja',
    parts: {
      grave: [
        '母が亡くな',
        '父が亡くな',
        '祖母が亡くな',
        '祖父が亡くな',
        'おばあちゃんが亡くな',
        'おじいちゃんが亡くな',
        '夫が亡くな',
        '妻が亡くな',
        '息子が亡くな',
        '娘が亡くな',
        '兄が亡くな',
        '姉が亡くな',
        '弟が亡くな',
        '妹が亡くな',
        '友達が亡くな',
        '友人が亡くな',
        '母が死',
        '父が死',
        '犬が死',
        '猫が死',
        '流産',
        '死産',
        '癌と診断',
        'がんと診断',
        '抗がん剤',
        '余命',
        'お葬式',
        '葬儀',
      ],
    },
  },
  {
    language: 'zh',
    parts: {
      grave: [
        '妈妈去世',
        '爸爸去世',
        '母亲去世',
        '父亲去世',
        '奶奶去世',
        '爷爷去世',
        '外婆去世',
        '外公去世',
        '姥姥去世',
        '姥爷去世',
        '丈夫去世',
        '妻子去世',
        '哥哥去世',
        '姐姐去世',
        '弟弟去世',
        '妹妹去世',
        '朋友去世',
        '媽媽去世',
        '爺爺去世',
        '過世了',
        '过世了',
        '流产了',
        '流產了',
        '死胎',
        '确诊癌',
        '确诊了癌',
        '得了癌症',
        '癌症晚期',
        '化疗',
        '葬礼',
        '葬禮',
      ],
    },
  },
  {
    language: 'ko',
    parts: {
      grave: [
        '할머니가 돌아가셨',
        '할아버지가 돌아가셨',
        '어머니가 돌아가셨',
        '아버지가 돌아가셨',
        '엄마가 돌아가셨',
        '아빠가 돌아가셨',
        '친구가 죽었',
        '동생이 죽었',
        '강아지가 죽었',
        '고양이가 죽었',
        '세상을 떠났',
        '유산했',
        '사산',
        '암 진단',
        '암에 걸',
        '항암',
        '장례식',
      ],
    },
  },
  {
    language: 'ar',
    classes: {
      'ar-kin': 'أمي أبي جدي جدتي أخي أختي زوجي زوجتي ابني ابنتي صديقي صديقتي خالي خالتي عمي عمتي',
    },
    parts: {
      grave: [
        'مات|ماتت|توفي|توفيت|توفى @ar-kin',
        '@ar-kin مات|ماتت|توفي|توفيت',
        'فقدت @ar-kin',
        'أجهضت',
        'جنازة @ar-kin',
        'مصاب|مصابة بالسرطان',
        'العلاج الكيميائي',
      ],
    },
  },
  {
    language: 'hi',
    classes: {
      'hi-kin': 'माँ मां पिता पापा मम्मी दादी दादा नानी नाना भाई बहन पति पत्नी बेटा बेटी दोस्त चाचा चाची',
    },
    parts: {
      grave: [
        '@hi-kin ~3 मृत्यु|निधन|देहांत|मौत',
        '@hi-kin चल बसे|बसी|बसा',
        '@hi-kin मर गया|गई|गए',
        'गर्भपात',
        '@hi-kin ~2 कैंसर',
        'कीमोथेरेपी',
        'अंतिम संस्कार',
      ],
    },
  },
];
