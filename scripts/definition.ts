// What a function, a view or a trigger is now, after all migrations: `npm run definition -- list_inbox`. Some of them are
// written anew by later ones, or changed by replacing a part of their text, so that no file has what holds.
import { connect } from "#backend/database/connect.ts";
import { openSiteDatabase } from "./setup/open-site-database.ts";

const [name = ""] = process.argv.slice(2);
const site = await openSiteDatabase("This project is hosted: ask its SQL editor.");
const sql = connect(site.target, { max: 1 });
try {
  const found = await sql<{ text: string }[]>`
    select pg_get_functiondef(f.oid) as text from pg_proc f join pg_namespace s on s.oid = pronamespace
      where prokind = 'f' and nspname in ('public', 'private') and proname = ${name}
    union all
    select format('create view %s as%s', c.oid::regclass, E'\\n' || pg_get_viewdef(c.oid, true)) from pg_class c
      join pg_namespace s on s.oid = relnamespace
      where relkind = 'v' and nspname in ('public', 'private') and relname = ${name}
    union all
    select pg_get_triggerdef(oid, true) from pg_trigger where tgname = ${name}`;
  console.log(found.map(({ text }) => text.trim()).join("\n\n") || `Nothing of ours is called "${name}".`);
  if (found.length === 0) process.exitCode = 1;
} finally {
  await sql.end();
  await site.stop();
}
