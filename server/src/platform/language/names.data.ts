/** Titles before a name that are nothing else in English. Alone they name nobody. */
export const TITLES =
  'mr mrs ms mx dr mme mlle monsieur madame mademoiselle herr frau fraulein dona doña senhor senhora senhorita señor señora señorita sr sra srta dra signor signora signore signorina sig dottore dottoressa meneer mevrouw mevr dhr pani gospodin gospodja gospa kyrios kyria bwana mzee ustadh sheikh shri smt';

/** Words that are a title only where a name follows: "Sir Walter", "Miss Ines", "Professor Okafor". */
export const TITLES_BEFORE_NAMES =
  'don dom sir dame lady lord miss prof professor doctor padre madre frei pan pastor reverend rev maestro maestra mestre maître seu';

/** Titles behind a name: "Tanaka-san", "Ayşe Hanım". */
export const TITLES_BEHIND = 'san sama kun chan sensei hanım bey abla abi ji bhai didi';

/**
 * Numbers as words of languages whose texts are not read, and of those read in part; without those
 * that are something else in English, or a name.
 */
export const NUMBER_WORDS =
  // Spanish, Portuguese, Catalan, Galician, French, Italian, Romanian, Latin
  'uma duas dois três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezasseis dezesseis dezassete dezessete dezoito dezanove dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento duzentos trezentos quinhentos mil milhão milhões ' +
  'dos tres cuatro siete ocho nueve diez trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno treinta cuarenta cincuenta sesenta ochenta cien ciento doscientos quinientos millón millones ' +
  'quatre cinc vuit nou deu vint trenta quaranta cinquanta seixanta setanta vuitanta noranta ' +
  'deux trois cinq huit neuf douze treize vingt trente quarante cinquante soixante quatre-vingts deux-cents milliers ' +
  'quattro cinque sette dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti sessanta settanta ottanta novanta duecento mille mila milione milioni ' +
  'unu două trei patru cinci șase șapte zece unsprezece doisprezece douăzeci treizeci sută mie ' +
  'unus quattuor quinque septem octo novem decem viginti centum ' +
  // German, Dutch, Afrikaans, Scandinavian
  'eins zwei drei vier fünf sechs sieben acht neun zehn zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend ' +
  'twee drie vijf zes zeven negen tien twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend vyf nege duisend ' +
  'ett två tre fyra fem sju åtta nio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo trettio fyrtio femtio sextio sjuttio åttio nittio hundra tusen ' +
  'syv otte åtte elleve tretten fjorten femten seksten sytten atten nitten tyve tjue tredive tretti fyrre førti halvtreds femti halvfjerds firs halvfems hundrede hundre tusind ' +
  'einn tveir þrír fjórir fimm sjö átta níu tíu ellefu tólf tuttugu ' +
  // Finnish, Estonian, Hungarian, Lithuanian, Latvian
  'yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista kaksikymmentä sata tuhat ' +
  'üks kaks kolm neli viis kuus seitse kaheksa üheksa kümme sada ' +
  'egy kettő két három négy öt hét nyolc kilenc tíz tizenegy tizenkettő húsz harminc negyven ötven száz ezer ' +
  'vienas trys keturi penki šeši septyni aštuoni devyni dešimt dvidešimt šimtas tūkstantis ' +
  'viens divi trīs četri pieci septiņi astoņi deviņi desmit divdesmit simts tūkstotis ' +
  // Polish, Czech, Slovak, Croatian, Slovenian, Albanian
  'jeden jedna jedno dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt sto dwieście tysiąc tysiące tysięcy ' +
  'dva dvě dve tři čtyři čtyri štyri pět päť šest šesť sedm sedem osm osem devět deväť deset desať jedenáct dvanáct dvacet dvadsať třicet tridsať tisíc ' +
  'jedan četiri sedam osam devet jedanaest dvanaest dvadeset trideset stotina hiljada tisuća ena štiri dvajset ' +
  'një dy katër pesë gjashtë shtatë tetë nëntë dhjetë njëzet njëqind mijë ' +
  // Turkish, Azerbaijani, Uzbek, Kurdish
  'bir iki üç dört beş altı yedi sekiz dokuz onbir oniki yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin dörd yeddi səkkiz doqquz ikki uch tort besh olti yetti sakkiz toqqiz yek sê çar pênc şeş heşt neh deh ' +
  // Indonesian, Malay, Javanese, Tagalog, Cebuano, Malagasy
  'satu tiga empat enam tujuh delapan lapan sembilan sepuluh sebelas duabelas puluh seratus ratus seribu ribu juta ' +
  'siji telu papat enem pitu wolu sanga isang dalawa dalawang tatlo tatlong apat anim pito walo siyam sampu sampung labing dalawampu libo tulo upat unom napulo iray roa telo efatra dimy enina fito folo ' +
  // Vietnamese
  'một hai ba bốn năm sáu bảy tám chín mười trăm nghìn ' +
  // Swahili, Yoruba, Igbo, Hausa, Somali, Zulu, Xhosa, Shona, Oromo, Kinyarwanda
  'moja mbili tatu nne tano saba nane tisa ishirini thelathini arobaini hamsini elfu ' +
  'ọ̀kan kan èjì méjì ẹ̀ta mẹ́ta ẹ̀rin mẹ́rin àrún márùn márùn-ún ẹ̀fà mẹ́fà èje méje ẹ̀jọ mẹ́jọ ẹ̀sán mẹ́sàn mẹ́sàn-án ẹ̀wá mẹ́wàá ogún ' +
  'otu abụọ atọ anọ ise isii asaa asatọ itoolu iri ɗaya biyu uku huɗu biyar shida bakwai takwas ashirin ɗari ' +
  'kow laba saddex afar lix toddoba siddeed sagaal toban labaatan boqol ' +
  'kunye kubili kuthathu kune isihlanu isithupha isikhombisa isishiyagalombili ishumi ikhulu zimbini zintathu motsi piri shanu nhanhatu nomwe gumi tokko sadii afur jaha torba saddeet sagal kudhan rimwe kabiri gatatu gatanu gatandatu karindwi umunani icyenda icumi ' +
  // Welsh, Irish, Scottish Gaelic, Basque, Maltese, Esperanto, Haitian, Quechua
  'dau tair pedwar pedair chwech saith wyth naw deg ugain aon trí ceathair cúig seacht ocht naoi deich fiche céad ceithir còig seachd ochd naoidh ' +
  'hiru lau bost zazpi zortzi bederatzi hamar hogei ehun wieħed tnejn tlieta erbgħa ħamsa sitta sebgħa tmienja disgħa għaxra ' +
  'kvar kvin sep naŭ dek youn senk uit dis ven huk iskay kimsa tawa pichqa suqta qanchis pusaq isqun chunka ' +
  // Written with other letters
  'один одна два две три четыре пять шесть семь восемь девять десять двадцать тридцать сорок сто тысяча двa дві чотири шість сім вісім дев’ять двадцять едно четири пет шест седем осем девет ' +
  'ένα δύο τρία τέσσερα πέντε έξι επτά οκτώ εννέα δέκα είκοσι εκατό χίλια ' +
  'واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة عشرون مئة ألف یک دو سه چهار پنج شش هفت هشت نه ده صد هزار ' +
  'אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר מאה אלף ' +
  'एक दो तीन चार पाँच पांच छह सात आठ नौ दस बीस सौ हज़ार ' +
  '하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 스물 ひとつ ふたつ みっつ よっつ いつつ むっつ ななつ やっつ ここのつ とお หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ ร้อย พัน';
