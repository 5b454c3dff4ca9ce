import { isOrdinary } from '../script/english/casing.js';
import type { Sides } from './sides.js';

/** What a paper writes with a capital because it defined it so is said as any other word: "the lease", "the building". */
export function definedThings({ client, opponent }: Sides, texts: readonly string[]): RegExp | undefined {
  const parties = `${client?.full ?? ''} ${opponent?.full ?? ''}`.toLowerCase();
  const words = new Set<string>();
  for (const text of texts)
    for (const [, word] of text.matchAll(
      /\((?:collectively,? |hereinafter,? )?(?:the|this|that|an?) ["“]((?:(?:\p{Lu}\p{Ll}{2,}|\d{4}) ){0,2}\p{Lu}\p{Ll}{2,})["”]/gu,
    ))
      if (
        word!
          .split(' ')
          .every((one) => /^\d{4}$/.test(one) || isOrdinary(one.toLowerCase()) || THING.test(one)) &&
        !parties.includes(word!.toLowerCase())
      )
        words.add(word!);
  return words.size === 0
    ? undefined
    : new RegExp(
        `(?<=\\b(?:[Tt]he|[Tt]hat|[Tt]his|[Aa]n?|[Ii]ts|[Hh]is|[Hh]er|[Tt]heir) )(?:${[...words].join('|')})s?\\b(?! \\p{Lu})`,
        'gu',
      );
}
const THING =
  /^(?:Lease|Premises|Building|Agreement|Contract|Property|Note|Loan|Policy|Vehicle|Truck|Store|Incident|Accident|Collision|Project|Site|Facility|Plan|Program|Fund|Trust|Account|Letter|Report|Notice|Order|Invoice|Product|Products|Device|Machine|Equipment|Goods|Apartment|Unit|House|Home|Lot|Parcel|Easement|Deed|Mortgage|Invention|Work|Works|Mark|Marks|Photograph|Website|Software|System|Service|Services|Position|Event|Meeting|Transaction|Closing|Purchase|Sale|Option|Warranty|Bond|Settlement|Release|Company|Business|Restaurant|Hotel|Hospital|Clinic|School|Club|Church|Child|Children|Estate|Will)$/;
