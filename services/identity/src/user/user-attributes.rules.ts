/** The attributes that a person can set, by our names. */
export interface PersonalAttributes {
  name?: string;
  firm?: string;
  barNumber?: string;
  state?: string;
}

export interface Attribute {
  Name: string;
  Value: string;
}

export type ReadAttributes = { values: PersonalAttributes; email: string | undefined } | { problem: string };

const MAX_LENGTH = 200;

const FIELDS = new Map<string, keyof PersonalAttributes>([
  ['name', 'name'],
  ['firm', 'firm'],
  ['custom:firm', 'firm'],
  ['barNumber', 'barNumber'],
  ['bar_number', 'barNumber'],
  ['custom:bar_number', 'barNumber'],
  ['custom:barNumber', 'barNumber'],
  ['state', 'state'],
  ['custom:state', 'state'],
]);

/** Sorts the attributes of a request; the first one that cannot be taken is the problem. */
export function readAttributes(attributes: Attribute[]): ReadAttributes {
  const values: PersonalAttributes = {};
  let email: string | undefined;
  for (const { Name, Value } of attributes) {
    const field = FIELDS.get(Name);
    if (Name === 'email') email = Value.trim().toLowerCase();
    else if (Name === 'sub' || Name === 'email_verified')
      return { problem: `Cannot modify the non-mutable attribute ${Name}` };
    else if (field === undefined)
      return {
        problem: `Attributes did not conform to the schema: Type for attribute {${Name}} could not be determined`,
      };
    else if (Value.length > MAX_LENGTH || /\p{Cc}/u.test(Value))
      return {
        problem: `Attributes did not conform to the schema: ${Name}: at most ${MAX_LENGTH} characters, no control characters`,
      };
    else values[field] = Value.trim();
  }
  return { values, email };
}

interface Person {
  id: string;
  email: string;
  name: string;
  firm: string;
  barNumber: string;
  state: string;
  confirmedAt: Date | null;
}

/** Attributes of an account under their protocol names; what was never set is left out. */
export function writeAttributes({ id, email, confirmedAt, ...person }: Person): Attribute[] {
  const personal = {
    name: person.name,
    'custom:firm': person.firm,
    'custom:bar_number': person.barNumber,
    'custom:state': person.state,
  };
  return [
    { Name: 'sub', Value: id },
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: String(confirmedAt !== null) },
    ...Object.entries(personal)
      .filter(([, Value]) => Value !== '')
      .map(([Name, Value]) => ({ Name, Value })),
  ];
}
