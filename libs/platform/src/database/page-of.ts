import {
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  MoreThan,
  type ObjectLiteral,
} from 'typeorm';

/**
 * The next rows in the order of a column that no two of them share, and where the page after it begins; null behind the last.
 * @param page.after `next` of the page before, null for the first
 */
export async function pageOf<E extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  page: { where: FindOptionsWhere<E>; by: keyof E & string; after: string | null; size: number },
): Promise<{ rows: E[]; next: string | null }> {
  const { where, by, after, size } = page;
  const rows = await manager.find(entity, {
    where: { ...where, ...(after !== null && { [by]: MoreThan(after) }) },
    order: { [by]: 'ASC' } as never,
    take: size,
  });
  const last = rows.length === size ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : String(last[by]) };
}
