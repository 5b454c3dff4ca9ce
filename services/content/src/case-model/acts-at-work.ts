import type { ActsOfElement } from './words-of-elements.js';

const ADVERSE =
  /\b(?:fired|discharged|terminated|demoted|suspended|laid off|let (?:her|him|them) go|dismissed|disciplined|reassigned|transferred|eliminated|passed over|written up|wrote (?:her|him) up|performance improvement plan|PIP|unpaid leave|cut (?:his|her|their) (?:pay|hours)|denied (?:the|her|his) (?:leave|request|promotion)|notice to quit|evict\w*|raised the rent|changed the locks|shut off|locked (?:her|him|them) out)\b/i;
const SPOKE_UP = /\b(?:report(?:ed|ing)|complain(?:ed|ing)|sent (?:an|the) e-?mail|wrote to)\b/i;

/** What the elements of claims of employees and tenants ask, and how a fact reads that bears on them. */
export const ACTS_AT_WORK: readonly ActsOfElement[] = [
  {
    asks: /\bprotected activity\b/i,
    bears: [
      {
        reads:
          /\b(?:complain\w*|report(?:ed|s|ing)\b|hotline|objected|opposed|protested|testified|refused to (?:sign|falsify|ship|drive|lie|work)|whistle\w*|raised (?:a|the|her|his|these|concerns)|gave notice|under protest|(?:called|telephoned|e-?mailed|wrote to|contacted|went to|filed (?:a|an) [^.]{0,40}with) (?:the |her |his )?(?:City|Board|Department|police|OSHA|EEOC|agency|inspectors?|state|Commission|compliance|human resources|HR|supervisor|manager|president|directors?)|(?:requested|asked for) (?:leave|an? accommodation|time off|overtime|(?:his|her|their) pay)|(?:told|warned) [^.]{0,40}\b(?:illegal|unlawful|unsafe|wrong|false|violat\w+|fraud|not right|danger\w*))\b/i,
        by: 'first',
        affirmed: true,
      },
      {
        reads:
          /[“"][^”"]*\b(?:illegal|unlawful|unsafe|violat\w+|should not|not going to sign|must not)\b[^”"]*[”"]/i,
        by: 'first',
        whole: true,
      },
    ],
  },
  {
    asks: /\bended the employment\b/i,
    bears: [
      {
        reads:
          /\b(?:fired|discharged|terminated|laid off|let (?:her|him|them) go|dismissed (?:her|him|them|\p{Lu})|eliminated (?:her|his|the) (?:job|position)|resigned|quit)\b/iu,
        affirmed: true,
      },
    ],
  },
  {
    asks: /\badverse\b|\bdenied leave\b/i,
    bears: [
      {
        // Who reported that others were written up was not written up by that.
        reads: (text) => ADVERSE.test(text) && !SPOKE_UP.test(text),
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bqualified\b/i,
    bears: [
      {
        reads:
          /\b(?:promoted|rated|evaluat\w+|awards?|exceed\w*|(?:annual|performance|bad|good|excellent|poor) reviews?|years of (?:experience|service)|degree|licensed|certified|best \p{L}+ (?:person|employee|nurse|worker))\b/iu,
        by: 'about-first',
        whole: true,
      },
    ],
  },
  {
    asks: /\bunwelcome conduct\b|\bsevere or pervasive\b/i,
    bears: [
      {
        reads:
          /\b(?:called (?:her|him|them) (?:an?|the)? ?[“"]|slurs?|remarks?|comment(?:s|ed)|jokes?|touched|grabbed|groped|kiss(?:ed)?|thigh|blocked the door|hand on (?:her|his)|mocked|mimicked|noose|accent|nicknam\w*|shouted|leered|propositioned|weekly|occasions)|[“"][^”"]{0,160}\b(?:dress|room \d+|baby|sweetheart|honey|hot|sexy)\b[^”"]{0,160}[”"]/i,
        by: 'not-first',
        whole: true,
      },
      {
        reads: /\b(?:replied|answered|did not recur|denied it|laughed|recalled it)\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\baltered the conditions of employment\b/i,
    bears: [
      {
        reads:
          /\b(?:avoid\w*|cried|quit|resigned|transfer\w*|therap\w+|could not sleep|sick (?:days?|leave)|sit (?:somewhere|someplace|elsewhere)|moved (?:her|his) desk|stopped (?:going|attending)|worked (?:on|through|until|Monday|Tuesday|Wednesday|Thursday|Friday))\b|[“"][^”"]{0,160}\b(?:quieter|someplace else|can['’]t work)\b[^”"]{0,160}[”"]/i,
        by: 'first',
        whole: true,
      },
    ],
  },
  {
    asks: /\bemployer is responsible\b/i,
    bears: [
      {
        reads:
          /\b(?:supervisor|team lead|reported (?:him|her|it)|human resources|HR|complain\w*|investigat\w+|placed on leave|apologi[sz]ed|policy|written record|upon learning|hotline|open door|first time)\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\breason violated a statute\b/i,
    bears: [
      {
        reads:
          /\b(?:because (?:of|she|he)|the reason (?:was|is)|(?:decision|choice) (?:was|is)|made the decision|signed the (?:rule|policy|handbook)|broke (?:it|the rule)|violat(?:ed|ion of) (?:the|a|its|company)|without lock\w*|did not lock|lockout|was not aware|no complaint|complained|refused to|workers['’]? comp\w*|comp claim|retaliat\w+|(?:days?|weeks?) (?:later|after)|the next day|report to|never told)\b|[“"][^”"]{0,160}\b(?:don['’]t fire|do not fire|comp(?: claim)?|trouble|get hurt|illegal|unsafe|options)\b[^”"]{0,160}[”"]/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bcause of the action\b|\btreated better\b|\bbut-for\b|\bpoint to bias\b/i,
    bears: [
      {
        reads:
          /\b(?:(?:days?|weeks?|hours?) (?:later|after|afterward|earlier)|(?:the )?(?:same|next|following) day|because (?:of|she|he)|replaced (?:her|him|by)|younger|no one else|others? who)\b|[“"][^”"]{0,160}\b(?:team player|trouble(?:some|maker)?|loyal(?:ty)?|fresh|young(?:er)?|old|you people|accent|complain(?:ed|ing|ts?)?|hotline|fit in|attitude)\b[^”"]{0,160}[”"]/i,
        whole: true,
      },
      {
        reads:
          /\b(?:customers?|clients?|buyers?)(?:['’]s)?\b[^.]{0,80}\b(?:asked|complain\w*|requested|wanted|returns calls)\b|\b(?:attendance|budget|reorgani[sz]\w+|reduction in force|broke the rule|violat(?:ed|ion of) (?:the|a|company))\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\blet the home\b|\blandlord and tenant\b/i,
    bears: [
      {
        reads:
          /\b(?:rented|leased|lease|tenan(?:t|cy)|moved in(?:to)?|took the apartment|rents? (?:is|was)|(?:per|a) month)\b/i,
        by: 'not-second',
      },
    ],
  },
  {
    asks: /\bnot fit to live in\b|\btook from the plaintiff the use\b/i,
    bears: [
      {
        reads:
          /\b(?:no (?:heat|hot water|water|lights?|electricity)|mold|mildew|mice|rats|roaches|bedbugs|leak\w*|sewage|plaster|ceiling|violations?|unsanitary|degrees|boiler|furnace|lead paint|rot\w*|without heat)\b/i,
      },
    ],
  },
  {
    asks: /\bdid not put it right\b/i,
    bears: [
      {
        reads: /\b(?:told|wrote|e-?mailed|texted|called|asked|complained|notified|letter|notice)\b/i,
        by: 'first',
      },
      { reads: /\b(?:not|never|failed|refused|ignored|no one|nobody)\b|n['’]t\b/i, by: 'second' },
    ],
  },
];
