-- Hours that go on after midnight, lines whose days differ (`L-J 7:00-23:00; V 7:00-22:00`) and holidays of the city that
-- are none beyond it, for the places of visits; the rules are those of opening-hours.ts and madrid-holiday.ts.

create or replace function private.parse_hours(written text) returns int4multirange
language plpgsql immutable set search_path = '' as $$
declare
  part text;
  clock text[];
  opens integer;
  closes integer;
  found_hours int4multirange := '{}';
begin
  if written is null or written !~ '\S' then return null; end if;
  if written ~* '^\s*cerrado\s*$' then return found_hours; end if;
  foreach part in array regexp_split_to_array(written, ',|\sy\s') loop
    clock := regexp_match(part, '^\s*(\d{1,2}):(\d\d)\s*[-–]\s*(\d{1,2}):(\d\d)\s*$');
    if clock is null then return null; end if;
    opens := clock[1]::integer * 60 + clock[2]::integer;
    closes := clock[3]::integer * 60 + clock[4]::integer;
    if clock[2]::integer > 59 or clock[4]::integer > 59 or opens >= 1440 or closes > 1440 then return null; end if;
    -- A night ends by six o'clock; what ends later than it begins is a slip.
    if opens = closes or (closes < opens and closes > 360) then return null; end if;
    if closes < opens then closes := closes + 1440; end if;
    found_hours := found_hours + int4multirange(int4range(opens, closes));
  end loop;
  return found_hours;
end
$$;

-- The days that the head of a part of a line names, as letters (`L-J` is LMXJ), all of them for none; null for others.
create function private.days_meant(head text, days text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  letters constant text := 'LMXJVSDF';
  names constant text[] := array['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabados', 'domingos', 'festivos'];
  plain constant text := btrim(replace(translate(lower(head), 'áéíóúü', 'aeiouu'), ':', ' '), E' \t\u00a0');
  part text;
  word text;
  at integer;
  ends integer[];
  found_days text := '';
begin
  if plain = '' then return days; end if;
  foreach part in array regexp_split_to_array(plain, ',|\sy\s') loop
    ends := '{}';
    foreach word in array regexp_split_to_array(part, '\s*[-–]\s*|\sa\s') loop
      word := btrim(word);
      at := case when length(word) = 1 then nullif(strpos(letters, upper(word)), 0)
        when length(word) >= 3 then
          (select place from unnest(names) with ordinality as it (name, place)
            where starts_with(name, regexp_replace(word, '\.$', '')) limit 1)
        end;
      if at is null then return null; end if;
      ends := ends || at;
    end loop;
    if cardinality(ends) > 2 or ends[1] > ends[cardinality(ends)] then return null; end if;
    found_days := found_days || substr(letters, ends[1], ends[cardinality(ends)] - ends[1] + 1);
  end loop;
  return case when translate(found_days, days, '') = '' then found_days end;
end
$$;

-- The hours of one day of a line that is about `days`, null where it is not hours of each of them once.
create function private.hours_of_day(written text, days text, letter text) returns int4multirange
language plpgsql immutable set search_path = '' as $$
declare
  part text;
  start integer;
  named text;
  told text := '';
  range int4multirange;
  found_hours int4multirange;
begin
  foreach part in array regexp_split_to_array(coalesce(written, ''), '[;\n]') loop
    start := regexp_instr(part, '\d|cerrado', 1, 1, 0, 'i');
    if start = 0 then return null; end if;
    named := private.days_meant(left(part, start - 1), days);
    range := private.parse_hours(substr(part, start));
    if named is null or range is null then return null; end if;
    told := told || named;
    if strpos(named, letter) > 0 then found_hours := range; end if;
  end loop;
  -- Each once: as many as there are, and none of them left.
  if length(told) <> length(days) or translate(days, told, '') <> '' then return null; end if;
  return found_hours;
end
$$;

create or replace function private.club_hours(club text, day date, out kind text, out hours int4multirange)
language plpgsql stable set search_path = '' as $$
declare
  special public.club_days;
  written public.clubs;
  is_special boolean;
  letter text;
begin
  select * into written from public.clubs where id = club;
  select * into special from public.club_days
    where on_date = day and (club_id = club or club_id is null) order by club_id nulls last limit 1;
  is_special := found;
  if is_special and special.kind = 'cerrado' then
    kind := special.kind;
    hours := '{}';
    return;
  end if;
  if is_special and special.hours is not null then
    kind := special.kind;
    hours := private.parse_hours(special.hours);
    return;
  end if;
  kind := case
    when is_special then 'festivo'
    when not private.is_madrid_holiday(day) then 'normal'
    when to_char(day, 'MM-DD') in ('05-15', '11-09') and written.postcode not like '280%' then 'normal'
    else 'festivo'
  end;
  letter := case when kind = 'festivo' then 'F' else substr('LMXJVSD', extract(isodow from day)::integer, 1) end;
  hours := case
    when letter in ('D', 'F') then private.hours_of_day(written.hours_sunday, 'DF', letter)
    when letter = 'S' then private.hours_of_day(written.hours_saturday, 'S', letter)
    else private.hours_of_day(written.hours_weekdays, 'LMXJV', letter)
  end;
end
$$;

-- A visit begins and ends on its day.
create or replace function private.visit_hours(rules public.visit_settings, day date) returns int4multirange
language plpgsql stable set search_path = '' as $$
declare
  club record;
  wanted int4multirange;
begin
  club := private.club_hours(rules.club_id, day);
  wanted := private.parse_hours(case
    when club.kind = 'festivo' or extract(isodow from day) = 7 then rules.hours_sunday
    when extract(isodow from day) = 6 then rules.hours_saturday
    when extract(isodow from day) = 5 then rules.hours_friday
    else rules.hours_mon_thu
  end);
  wanted := wanted * int4multirange(int4range(0, 1440));
  return coalesce(wanted * coalesce(club.hours, int4multirange(int4range(0, 1440))), '{}');
end
$$;

revoke all on function private.days_meant(text, text), private.hours_of_day(text, text, text) from public;
