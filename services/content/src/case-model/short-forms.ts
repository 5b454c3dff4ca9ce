/** English given names by the short forms that papers use for the same person: "Ted Roe" of the estate of Thaddeus Roe. */
const SHORT: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `al albert alan alfred|andy andrew|barb barbara|ben benjamin|beth elizabeth|betty elizabeth|bill william|billy william|bob robert|
  bobby robert|charlie charles|chris christopher christine|chuck charles|dan daniel|danny daniel|dave david|deb deborah|debbie deborah|
  don donald|doug douglas|ed edward edwin|eddie edward edwin|fred frederick|gus august augustus|hank henry|jack john|jeff jeffrey|
  jen jennifer|jenny jennifer|jerry gerald jerome|jim james|jimmy james|joe joseph|johnny john|kate katherine kathleen catherine|
  kathy katherine kathleen|ken kenneth|larry lawrence|liz elizabeth|maggie margaret|manny manuel emmanuel|matt matthew|mike michael|
  nate nathan nathaniel|nick nicholas|pat patrick patricia|peggy margaret|pete peter|phil philip|ray raymond|rich richard|rick richard|
  rob robert|ron ronald|russ russell|sam samuel samantha|stan stanley|steve steven stephen|sue susan|ted theodore thaddeus edward|
  terry terrence|tim timothy|tom thomas|tommy thomas|tony anthony|vicky victoria|vince vincent|walt walter|will william`
    .split('|')
    .map((row) => {
      const [short, ...full] = row.trim().split(' ');
      return [short!, full] as const;
    }),
);

/** Can two given names, in small letters, be those of one person? */
export const isSameGiven = (one: string, other: string): boolean =>
  one === other || (SHORT[one]?.includes(other) ?? false) || (SHORT[other]?.includes(one) ?? false);
