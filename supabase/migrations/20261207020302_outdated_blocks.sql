-- What a row says, its document's keys and the texts of its blocks (`<block>.<field>`) beside its columns. A block keeps its
-- texts in further languages beside theirs (`heading@en`). Every save of a translated table asks: only a row that has blocks
-- pays for those.
create or replace function private.texts_of(told jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  own constant jsonb := case jsonb_typeof(told -> 'content') when 'object' then told || (told -> 'content') else told end;
begin
  if jsonb_typeof(told #> '{content,blocks}') is distinct from 'array' then return own; end if;
  return (
    with texts as (
      select block.value ->> 'id' || '.' || split_part(text.key, '@', 1) as name, split_part(text.key, '@', 2) as language, text.value
      from jsonb_array_elements(told #> '{content,blocks}') as block,
        jsonb_each(case jsonb_typeof(block.value) when 'object' then block.value end) as text
      where block.value ->> 'id' <> ''
    )
    select own
      || coalesce((select jsonb_object_agg(name, value) from texts where language = ''), '{}')
      || jsonb_build_object('translations', coalesce(own -> 'translations', '{}') || coalesce((
        select jsonb_object_agg(language, coalesce(own #> array['translations', language], '{}') || of_language)
        from (select language, jsonb_object_agg(name, value) as of_language from texts where language <> '' group by 1) as grouped
      ), '{}'))
  );
end
$$;
