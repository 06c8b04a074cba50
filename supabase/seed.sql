-- The demo site: complete and invented. Runs once, on an empty embedded database or where SEED=demo asks for it.
-- The files it names come from demo/media/. Dates are relative to the day it runs, so that the site looks fresh.

insert into public.site_content (content_key, content_value) values
  ('logo_white_url', '/storage/v1/object/public/public-assets/logos/nine-fitness-lockup-white.svg'),
  ('logo_color_url', '/storage/v1/object/public/public-assets/logos/nine-fitness-lockup-color-on-light.svg'),
  ('header_cta_text', 'Únete Ahora'),
  ('header_cta_path', '/clubs'),
  ('hero_background_image', '/storage/v1/object/public/public-assets/hero/home-hero.jpg'),
  ('hero_video_url', ''),
  ('hero_title_1', 'More Than'),
  ('hero_title_2', 'FITNESS');

-- 9FToday appears by itself before Contacto while the section is on.
insert into public.header_links (text, path, display_order) values
  ('Clubs', '/clubs', 1),
  ('Eventos', '/events', 2),
  ('NineCast', '/ninecast', 3),
  ('Merch', '/merch', 4),
  ('Partners', '/partners', 5),
  ('Manifiesto', '/manifiesto', 6),
  ('Empleo', '/careers', 7),
  ('Contacto', '/contact', 8);

insert into public.site_settings (setting_key, setting_value) values ('is_9ftoday_enabled', 'true');

-- Obviously nobody's: a number of zeros that is a valid one, and the names that no one can register (RFC 2606).
update public.company set
  legal_name = 'NINE FITNESS MADRID, S.L.',
  tax_id = 'B00000000',
  registry = 'Registro Mercantil de Madrid, tomo 00000, folio 00, hoja M-000000',
  address = 'Calle de las Acacias, 12, 28005 Madrid',
  phone = '900 000 000',
  email = 'hola@ninefitness.example',
  privacy_email = 'datos@ninefitness.example',
  whatsapp = '600 000 000',
  second_brand = 'spAce',
  second_brand_about = 'Spa y agua en Valdebebas',
  instagram_url = 'https://instagram.example/ninefitness',
  youtube_url = 'https://youtube.example/@ninecast';

insert into public.clubs (
  id, name, subtitle, status, image, alt, tag, address, link, is_internal, is_under_construction, display_order,
  included_services, additional_services, hours_weekdays, hours_saturday, hours_sunday, brand_line, description, hero_image
) values
  (
    'acacias', 'ACACIAS', 'Arganzuela', 'Abierto',
    '/storage/v1/object/public/public-assets/clubs/acacias-card.jpg',
    'Sala de fuerza industrial del club Acacias con racks y rótulo 9F',
    'Nuestro primer club', 'Calle de las Acacias, Arganzuela, 28005 Madrid', '/club/acacias', true, false, 1,
    array['Sala de fuerza y cardio', 'Clases colectivas', 'Zona funcional', 'Vestuarios con taquilla',
      'Valoración inicial', 'App de reservas', 'Wifi', 'Agua filtrada'],
    array['Entrenamiento personal', 'Fisioterapia', 'Nutrición', 'Servicio de toalla', 'Taquilla fija', 'Parking concertado'],
    '7:00-22:30', '9:00-18:00', '10:00-15:00', 'NINE FITNESS',
    'Dos plantas a cinco minutos de Madrid Río. Fuerza, clases y un equipo que se sabe tu nombre.',
    '/storage/v1/object/public/public-assets/clubs/acacias-hero.jpg'
  ),
  (
    'valdebebas', 'VALDEBEBAS', 'NINE FITNESS + spAce', 'Abierto',
    '/storage/v1/object/public/public-assets/clubs/valdebebas-card.jpg',
    'Piscina del spAce de Valdebebas con techo de lamas y luz lineal',
    'spAce', 'Avenida de las Fuerzas Armadas, Hortaleza, 28055 Madrid', '/club/valdebebas', true, false, 2,
    array['Sala de fuerza y cardio', 'Clases colectivas', 'Zona funcional', 'Valoración inicial', 'App de reservas', 'Parking'],
    array['Entrenamiento personal', 'Fisioterapia', 'Masaje deportivo', 'Servicio de toalla'],
    '7:00-22:30', '9:00-18:00', '10:00-15:00', 'NINE FITNESS + spAce',
    'Arriba se entrena. Abajo se recupera. Un club con sala completa y un circuito de agua para cerrar el día.',
    '/storage/v1/object/public/public-assets/clubs/valdebebas-hero.jpg'
  ),
  (
    'retiro', 'RETIRO', 'Junto al parque', 'En construcción',
    '/storage/v1/object/public/public-assets/clubs/retiro-card.jpg',
    'Sala clásica del club Retiro con arcos, parqué y luz de tarde',
    null, 'Barrio de los Jerónimos, 28014 Madrid', '/club/retiro', true, true, 3,
    array['Sala de fuerza y cardio', 'Clases colectivas', 'Zona de suelo', 'Vestuarios con taquilla',
      'Valoración inicial', 'App de reservas'],
    array['Entrenamiento personal', 'Fisioterapia', 'Grupos de carrera'],
    '7:00-23:00', '9:00-20:00', '10:00-16:00', 'NINE FITNESS',
    'Una nave con arcos y parqué a un paso del parque. Sales a correr por una puerta y entras a levantar por la otra.',
    '/storage/v1/object/public/public-assets/clubs/retiro-hero.jpg'
  ),
  (
    'canaveral', 'CAÑAVERAL', 'Vicálvaro', 'En construcción',
    '/storage/v1/object/public/public-assets/clubs/canaveral-card.jpg',
    'Local en obra del club Cañaveral con el rótulo 9F encendido',
    null, 'El Cañaveral, Vicálvaro, 28052 Madrid', '/club/canaveral', false, true, 4,
    array['Sala de fuerza y cardio', 'Clases colectivas', 'Zona funcional'], array['Entrenamiento personal'],
    null, null, null, 'NINE FITNESS',
    'Un barrio nuevo con su club desde el principio. Estamos con el suelo; el rótulo ya luce.',
    '/storage/v1/object/public/public-assets/clubs/canaveral-hero.jpg'
  ),
  (
    'pozuelo', 'POZUELO', 'Pozuelo de Alarcón', 'En construcción',
    '/storage/v1/object/public/public-assets/clubs/pozuelo-card.jpg',
    'Local en obra del club Pozuelo con el rótulo 9F',
    null, 'Pozuelo de Alarcón, 28224 Madrid', '/club/pozuelo', false, true, 5,
    array['Sala de fuerza y cardio', 'Clases colectivas', 'Parking'], array['Entrenamiento personal', 'Fisioterapia'],
    null, null, null, 'NINE FITNESS',
    'Un edificio de cristal que se ve desde la carretera. Dentro, por ahora, hay andamios y ganas.',
    '/storage/v1/object/public/public-assets/clubs/pozuelo-hero.jpg'
  ),
  (
    'chamberi', 'CHAMBERÍ', 'Centro', 'En construcción',
    '/storage/v1/object/public/public-assets/clubs/chamberi-card.jpg',
    'Local en obra del club Chamberí con el rótulo 9F',
    null, 'Barrio de Almagro, 28010 Madrid', '/club/chamberi', false, true, 6,
    array['Sala de fuerza y cardio', 'Clases colectivas'], array['Entrenamiento personal'],
    null, null, null, 'NINE FITNESS',
    'Columnas de fundición, ladrillo y tarima. La sala ya era bonita; falta llenarla de peso.',
    '/storage/v1/object/public/public-assets/clubs/chamberi-hero.jpg'
  );

-- Where they are: places near the middle of their district.
update public.clubs set
  postcode = place.postcode, district = place.district, latitude = place.latitude, longitude = place.longitude,
  transport = place.transport, opens = place.opens
from (values
  ('acacias', '28005', 'Arganzuela', 40.4018, -3.7065,
    array['Metro Acacias (línea 5), a 3 minutos a pie', 'Metro Pirámides (línea 5) y Cercanías, a 8 minutos',
      'Bus 23, 34, 35 y 148, parada Glorieta de las Pirámides'], null),
  ('valdebebas', '28055', 'Hortaleza', 40.4880, -3.6165,
    array['Cercanías Valdebebas (C-1), a 6 minutos a pie', 'Bus 171 y 174, parada Fuerzas Armadas',
      'En coche, M-11 salida 7; parking propio'], null),
  ('retiro', '28014', 'Retiro', 40.4150, -3.6880,
    array['Metro Retiro (línea 2), a 7 minutos a pie', 'Bus 19, 27 y 45, parada Jardín Botánico'], 'Abre en primavera de 2027'),
  ('canaveral', '28052', 'Vicálvaro', 40.4060, -3.5560,
    array['Bus E5, desde Manuel Becerra'], 'Abre en 2028'),
  ('pozuelo', '28224', 'Pozuelo de Alarcón', 40.4350, -3.8130,
    array['Metro Ligero (ML-2), parada Pozuelo Oeste', 'Bus 656 y 657, desde Moncloa'], 'Abre en 2027'),
  ('chamberi', '28010', 'Chamberí', 40.4340, -3.6930,
    array['Metro Rubén Darío (línea 5), a 4 minutos a pie', 'Bus 7, 40 y 147, parada Almagro'], 'Abre en verano de 2027')
) as place (club, postcode, district, latitude, longitude, transport, opens)
where clubs.id = place.club;

-- Rates are the last of their club in the order in which they are listed here. Offers end at the last minute of a day in
-- Madrid.
insert into public.precios (
  club_id, "group", title, subtitle, claim, price, old_price, price_period, included_services, not_included_services,
  description, url, starter_pack_details, available_slots, is_sold_out, offer_ends_at, created_at
)
select
  club_id, rate_group, title, subtitle, claim, price, old_price, 'al mes', included, not_included, description,
  case when url is not null then 'https://socios.ninefitness.example/alta/' || url end, starter_pack, slots, sold_out,
  (date_trunc('day', now() at time zone 'Europe/Madrid') + make_interval(days => offer_days + 1) - interval '1 minute')
    at time zone 'Europe/Madrid',
  now() - interval '1 minute' + place * interval '1 second'
from (values
  (1, 'acacias', null, 'Anual', 'Doce meses, cuota mensual', 'La más elegida', 49.90, 64.90,
    array['Sala completa en todo el horario', 'Clases colectivas ilimitadas', 'Valoración inicial con entrenador', 'Acceso a la app de reservas'],
    array['Acceso a spAce'],
    'Compromiso de doce meses. Matrícula incluida.', 'acacias-anual',
    'Toalla de sala, botella 9F y dos sesiones con entrenador durante tu primer mes.', null, false, null),
  (2, 'acacias', null, 'Mensual', 'Sin permanencia', null, 64.90, null,
    array['Sala completa en todo el horario', 'Clases colectivas ilimitadas', 'Valoración inicial con entrenador'],
    array['Acceso a spAce', 'Congelación de cuota'],
    'Baja con catorce días de aviso.', 'acacias-mensual',
    'Toalla de sala y una sesión con entrenador durante tu primer mes.', null, false, null),
  (3, 'acacias', null, 'Mañanas', 'De lunes a viernes hasta las 15:00', 'Nueva', 39.90, null,
    array['Sala completa en tu franja', 'Clases de mañana', 'Valoración inicial con entrenador'],
    array['Fines de semana y festivos'],
    'Sin permanencia. Cambia de tarifa cuando quieras.', 'acacias-mananas', null, 40, false, null),
  (4, 'acacias', null, 'Sub-25', 'Hasta tu próximo cumpleaños', null, 44.90, null,
    array['Sala completa en todo el horario', 'Clases colectivas ilimitadas'],
    array['Valoración trimestral'],
    'Con tu documento de identidad. Sin permanencia.', 'acacias-sub-25', null, null, false, null),
  (5, 'acacias', null, 'Fundador', 'Oferta de apertura', null, 34.90, 64.90,
    array['Sala completa en todo el horario', 'Clases colectivas ilimitadas', 'Precio fijo mientras sigas'],
    array[]::text[],
    'La tarifa de quienes llegaron antes que las máquinas.', 'acacias-fundador', null, 0, true, null),
  (6, 'valdebebas', '9f', '9F Anual', 'Doce meses, cuota mensual', 'La más elegida', 54.90, 69.90,
    array['Sala completa en todo el horario', 'Clases colectivas ilimitadas', 'Valoración inicial con entrenador', 'Parking'],
    array['Circuito de agua'],
    'Compromiso de doce meses. Matrícula incluida.', 'valdebebas-9f-anual',
    'Toalla de sala, botella 9F y una tarde de prueba en spAce.', null, false, null),
  (7, 'valdebebas', '9f', '9F Mensual', 'Sin permanencia', null, 69.90, null,
    array['Sala completa en todo el horario', 'Clases colectivas ilimitadas', 'Parking'],
    array['Circuito de agua'],
    'Baja con catorce días de aviso.', 'valdebebas-9f-mensual', null, null, false, null),
  (8, 'valdebebas', null, '9F Mañanas', 'De lunes a viernes hasta las 15:00', null, 44.90, null,
    array['Sala completa en tu franja', 'Clases de mañana', 'Parking'],
    array['Circuito de agua', 'Fines de semana y festivos'],
    'Sin permanencia. Cambia de tarifa cuando quieras.', 'valdebebas-9f-mananas', null, 30, false, null),
  (9, 'valdebebas', 'space', 'spAce Anual', 'Doce meses, cuota mensual', 'La más elegida', 79.90, 99.90,
    array['Sala y clases en todo el horario', 'Circuito de agua ilimitado', 'Toalla y albornoz', 'Un invitado al mes'],
    array[]::text[],
    'Compromiso de doce meses.', 'valdebebas-space-anual',
    'Albornoz bordado, botella 9F y una sesión guiada de agua y respiración.', 25, false, 21),
  (10, 'valdebebas', 'space', 'spAce Mensual', 'Sin permanencia', null, 99.90, null,
    array['Sala y clases en todo el horario', 'Circuito de agua ilimitado', 'Toalla'],
    array['Invitado al mes'],
    'Baja con catorce días de aviso.', 'valdebebas-space-mensual', null, null, false, null),
  (11, 'valdebebas', 'space', 'spAce Dúo', 'Dos personas, mismo domicilio', 'Para dos', 149.90, null,
    array['Sala y clases para los dos', 'Circuito de agua ilimitado', 'Toalla'],
    array['Invitado al mes'],
    'Precio total de la pareja. Sin permanencia.', 'valdebebas-space-duo', null, 12, false, null),
  (12, 'retiro', null, 'Preventa', 'Primeros 200 socios', 'Antes de abrir', 44.90, 74.90,
    array['Sala completa en todo el horario', 'Clases colectivas ilimitadas', 'Visita a la obra con el equipo'],
    array[]::text[],
    'No pagas hasta el día de la apertura.', 'retiro-preventa',
    'Toalla de sala, botella 9F y tu nombre en la primera lista de socios.', 86, false, 45),
  (13, 'retiro', null, 'Anual', 'Doce meses, cuota mensual', null, 59.90, null,
    array['Sala completa en todo el horario', 'Clases colectivas ilimitadas', 'Valoración inicial con entrenador'],
    array['Acceso a spAce'],
    'Compromiso de doce meses desde la apertura.', 'retiro-anual', null, null, false, null),
  (14, 'retiro', null, 'Mensual', 'Sin permanencia', null, 74.90, null,
    array['Sala completa en todo el horario', 'Clases colectivas ilimitadas'],
    array['Acceso a spAce'],
    'Baja con catorce días de aviso.', 'retiro-mensual', null, null, false, null)
) as rates (
  place, club_id, rate_group, title, subtitle, claim, price, old_price, included, not_included, description, url,
  starter_pack, slots, sold_out, offer_days
);

insert into public.club_extra_services
  (club_id, type, display_order, title, subtitle, price, features, purchase_url, notes, is_visible)
values
  ('acacias', 'bono', 1, 'Bono 5', 'Caduca a los 3 meses', 175,
    array['5 sesiones de 55 minutos', 'Con tu entrenador'], 'https://socios.ninefitness.example/alta/acacias-bono-5', null, true),
  ('acacias', 'bono', 2, 'Bono 10', 'Caduca a los 6 meses', 320,
    array['10 sesiones de 55 minutos', 'Plan entre sesiones'], 'https://socios.ninefitness.example/alta/acacias-bono-10', null, true),
  ('acacias', 'bono', 3, 'Bono 20', 'Caduca al año', 580,
    array['20 sesiones de 55 minutos', 'Plan y valoración trimestral'], 'https://socios.ninefitness.example/alta/acacias-bono-20', null, true),
  ('acacias', 'pase', 4, 'Pase semanal', '7 días seguidos', 25,
    array['Sala y clases', 'Toalla incluida'], 'https://socios.ninefitness.example/alta/acacias-pase-semanal', null, true),
  ('acacias', 'pase', 5, 'Pase quincenal', '15 días seguidos', 39,
    array['Sala y clases', 'Toalla y taquilla'], 'https://socios.ninefitness.example/alta/acacias-pase-quincenal', null, true),
  ('acacias', 'pase', 6, 'Pase de verano', 'Julio y agosto', 79,
    array['Sala y clases'], null, 'Se publica en junio.', false),
  ('acacias', 'servicio', 7, 'Entrenamiento personal', 'Una sesión', 45, array[]::text[],
    'https://socios.ninefitness.example/alta/acacias-entrenamiento-personal',
    'Una hora, un objetivo y alguien que cuenta las repeticiones por ti.', true),
  ('acacias', 'servicio', 8, 'Fisioterapia', 'Una sesión', 55, array[]::text[],
    'https://socios.ninefitness.example/alta/acacias-fisioterapia',
    'Valoración y tratamiento en el propio club, antes de que la molestia sea lesión.', true),
  ('acacias', 'servicio', 9, 'Nutrición', 'Cuatro semanas', 60, array[]::text[],
    'https://socios.ninefitness.example/alta/acacias-nutricion',
    'Plan de cuatro semanas con revisión. Comes, apuntas, ajustamos.', true),
  ('valdebebas', 'bono', 1, 'Bono 10', 'Caduca a los 6 meses', 340,
    array['10 sesiones de 55 minutos', 'Plan entre sesiones'], 'https://socios.ninefitness.example/alta/valdebebas-bono-10', null, true),
  ('valdebebas', 'pase', 2, 'Tarde de agua', 'Un día, de 16:00 a cierre', 29,
    array['Circuito de agua', 'Toalla y albornoz'], 'https://socios.ninefitness.example/alta/valdebebas-tarde-de-agua', null, true),
  ('valdebebas', 'servicio', 3, 'Masaje deportivo', '50 minutos', 58, array[]::text[],
    'https://socios.ninefitness.example/alta/valdebebas-masaje',
    'Descarga de piernas o espalda después del circuito. Reserva con un día de antelación.', true);

update public.club_extra_services set image_url = '/storage/v1/object/public/public-assets/extras/' || picture
from (values
  ('Entrenamiento personal', 'entrenamiento-personal.jpg'), ('Fisioterapia', 'fisioterapia.jpg'),
  ('Nutrición', 'nutricion.jpg'), ('Masaje deportivo', 'masaje-deportivo.jpg')
) as taken (name, picture)
where title = name;

-- The week of the two open clubs: the days of a line are those of the week, 1 for Monday.
insert into public.activities (id, name, description, intensity, minutes, tone, mark, display_order)
select md5(name)::uuid, line.* from (values
  ('Fuerza', 'Barra, mancuerna y técnica en grupo pequeño. Cada semana, un poco más.', 'alta', 50, 'carbon', 'cuadrado', 1),
  ('Ciclo', 'Bicicleta con música y vatios delante. Subes, recuperas y vuelves a subir.', 'media', 45, 'oro', 'circulo', 2),
  ('Intervalos', 'Trabajo corto y pausa corta. Acabas antes de que te dé tiempo a mirar el reloj.', 'alta', 45, 'oro-claro', 'triangulo', 3),
  ('Boxeo', 'Saco, cuerda y pies. Sin contacto y con mucha técnica.', 'alta', 50, 'rayas', 'rombo', 4),
  ('Pilates', 'Suelo, respiración y control. Para quien pasa el día sentado.', 'suave', 50, 'piedra', 'barras', 5),
  ('Yoga', 'Una hora para moverte despacio y salir más alto.', 'suave', 60, 'cal', 'anillo', 6),
  ('Movilidad', 'Cadera, hombro y tobillo. Lo que hace que lo demás salga mejor.', 'suave', 45, 'blanco', 'cruz', 7),
  ('Core', 'Media hora de centro del cuerpo, de pie y en el suelo.', 'media', 30, 'piedra', 'cuadrado', 8),
  ('Espalda sana', 'Ejercicios guiados para una espalda que trabaja contigo.', 'suave', 45, 'cal', 'barras', 9),
  ('Baile', 'Pasos sencillos, música alta y nadie mirando.', 'media', 50, 'oro', 'rombo', 10),
  ('Carrera', 'Técnica y series en cinta, o en la calle si el día acompaña.', 'alta', 50, 'blanco', 'triangulo', 11),
  ('Agua', 'Ejercicio en piscina: todo el esfuerzo y ningún impacto.', 'suave', 45, 'oro-claro', 'anillo', 12)
) as line (name, description, intensity, minutes, tone, mark, display_order);

insert into public.club_classes (id, club_id, activity_id, weekday, start_minute, minutes, room, instructor, places)
select md5(concat_ws(' ', club, day, clock, activity))::uuid, club, activities.id, day, extract(hour from clock) * 60 + extract(minute from clock), activities.minutes, room, instructor, places
from (values
  ('acacias', '{1,3,5}'::int[], '7:15'::time, 'Fuerza', 'Sala Fuerza', 'Álvaro Cid', 16),
  ('acacias', '{1,3}', '8:15', 'Yoga', 'Sala 2', 'Elena Bru', 18),
  ('acacias', '{1,3,5}', '9:30', 'Pilates', 'Sala 2', 'Paula Requena', 18),
  ('acacias', '{1,3}', '10:30', 'Movilidad', 'Sala 2', 'Sara Lozano', 18),
  ('acacias', '{1,3}', '12:00', 'Espalda sana', 'Sala 2', 'Sara Lozano', 14),
  ('acacias', '{1,3,5}', '14:15', 'Intervalos', 'Sala 1', 'Marcos Ibáñez', 20),
  ('acacias', '{1,3}', '15:10', 'Ciclo', 'Sala Ciclo', 'Nerea Vidal', 24),
  ('acacias', '{1,3}', '17:30', 'Pilates', 'Sala 2', 'Paula Requena', 18),
  ('acacias', '{1,3}', '18:30', 'Fuerza', 'Sala Fuerza', 'Álvaro Cid', 16),
  ('acacias', '{1,3,5}', '18:30', 'Ciclo', 'Sala Ciclo', 'Nerea Vidal', 24),
  ('acacias', '{1,3}', '19:30', 'Intervalos', 'Sala 1', 'Marcos Ibáñez', 20),
  ('acacias', '{1,3}', '19:30', 'Yoga', 'Sala 2', 'Elena Bru', 18),
  ('acacias', '{1,3}', '20:40', 'Boxeo', 'Sala 1', 'Tomás Rey', 16),
  ('acacias', '{2,4}', '7:15', 'Ciclo', 'Sala Ciclo', 'Nerea Vidal', 24),
  ('acacias', '{2,4}', '8:15', 'Intervalos', 'Sala 1', 'Marcos Ibáñez', 20),
  ('acacias', '{2,4}', '9:30', 'Yoga', 'Sala 2', 'Elena Bru', 18),
  ('acacias', '{2,4}', '10:45', 'Fuerza', 'Sala Fuerza', 'Álvaro Cid', 16),
  ('acacias', '{2,4}', '12:00', 'Core', 'Sala 2', 'Paula Requena', 18),
  ('acacias', '{2,4}', '14:15', 'Fuerza', 'Sala Fuerza', 'Álvaro Cid', 16),
  ('acacias', '{2,4}', '15:15', 'Movilidad', 'Sala 2', 'Sara Lozano', 18),
  ('acacias', '{2,4}', '17:30', 'Boxeo', 'Sala 1', 'Tomás Rey', 16),
  ('acacias', '{2,4}', '18:30', 'Intervalos', 'Sala 1', 'Marcos Ibáñez', 20),
  ('acacias', '{2,4}', '18:30', 'Pilates', 'Sala 2', 'Paula Requena', 18),
  ('acacias', '{2,4}', '19:30', 'Ciclo', 'Sala Ciclo', 'Nerea Vidal', 24),
  ('acacias', '{2,4}', '19:30', 'Fuerza', 'Sala Fuerza', 'Álvaro Cid', 16),
  ('acacias', '{2,4}', '20:40', 'Yoga', 'Sala 2', 'Elena Bru', 18),
  ('acacias', '{5}', '10:30', 'Ciclo', 'Sala Ciclo', 'Nerea Vidal', 24),
  ('acacias', '{5}', '17:30', 'Fuerza', 'Sala Fuerza', 'Álvaro Cid', 16),
  ('acacias', '{5}', '18:30', 'Movilidad', 'Sala 2', 'Sara Lozano', 18),
  ('acacias', '{5}', '19:30', 'Boxeo', 'Sala 1', 'Tomás Rey', 16),
  ('acacias', '{5}', '20:40', 'Baile', 'Sala 2', 'Irene Salas', 20),
  ('acacias', '{6}', '9:30', 'Fuerza', 'Sala Fuerza', 'Álvaro Cid', 16),
  ('acacias', '{6}', '10:30', 'Ciclo', 'Sala Ciclo', 'Nerea Vidal', 24),
  ('acacias', '{6}', '10:30', 'Yoga', 'Sala 2', 'Elena Bru', 18),
  ('acacias', '{6}', '11:45', 'Intervalos', 'Sala 1', 'Marcos Ibáñez', 20),
  ('acacias', '{6}', '13:00', 'Pilates', 'Sala 2', 'Paula Requena', 18),
  ('acacias', '{6}', '17:00', 'Movilidad', 'Sala 2', 'Sara Lozano', 18),
  ('acacias', '{7}', '10:30', 'Movilidad', 'Sala 2', 'Sara Lozano', 18),
  ('acacias', '{7}', '11:30', 'Ciclo', 'Sala Ciclo', 'Nerea Vidal', 24),
  ('acacias', '{7}', '12:30', 'Yoga', 'Sala 2', 'Elena Bru', 18),
  ('valdebebas', '{1,3,5}', '7:15', 'Carrera', 'Sala 1', 'Hugo Marín', 14),
  ('valdebebas', '{1,3,5}', '8:30', 'Agua', 'Piscina', 'Claudia Ferrer', 12),
  ('valdebebas', '{1,3,5}', '9:30', 'Yoga', 'Sala 2', 'Lucía Andrade', 18),
  ('valdebebas', '{1,2,3,4,5}', '10:45', 'Espalda sana', 'Sala 2', 'Lucía Andrade', 14),
  ('valdebebas', '{1,3}', '12:00', 'Agua', 'Piscina', 'Claudia Ferrer', 12),
  ('valdebebas', '{1,3,5}', '14:15', 'Fuerza', 'Sala Fuerza', 'Iván Prats', 16),
  ('valdebebas', '{1,3}', '17:00', 'Agua', 'Piscina', 'Claudia Ferrer', 12),
  ('valdebebas', '{1,3}', '18:00', 'Intervalos', 'Sala 1', 'Hugo Marín', 20),
  ('valdebebas', '{1,3}', '18:30', 'Fuerza', 'Sala Fuerza', 'Iván Prats', 16),
  ('valdebebas', '{1,3}', '19:00', 'Pilates', 'Sala 2', 'Lucía Andrade', 18),
  ('valdebebas', '{1,3}', '19:30', 'Boxeo', 'Sala 1', 'Marta Cano', 16),
  ('valdebebas', '{1,3}', '20:30', 'Yoga', 'Sala 2', 'Lucía Andrade', 18),
  ('valdebebas', '{2,4}', '7:15', 'Fuerza', 'Sala Fuerza', 'Iván Prats', 16),
  ('valdebebas', '{2,4}', '8:30', 'Pilates', 'Sala 2', 'Lucía Andrade', 18),
  ('valdebebas', '{2,4}', '9:30', 'Agua', 'Piscina', 'Claudia Ferrer', 12),
  ('valdebebas', '{2,4}', '12:00', 'Movilidad', 'Sala 2', 'Marta Cano', 18),
  ('valdebebas', '{2,4}', '14:15', 'Core', 'Sala 1', 'Hugo Marín', 20),
  ('valdebebas', '{2,4}', '17:30', 'Baile', 'Sala 2', 'Marta Cano', 20),
  ('valdebebas', '{2,4}', '18:30', 'Carrera', 'Sala 1', 'Hugo Marín', 14),
  ('valdebebas', '{2,4}', '18:30', 'Fuerza', 'Sala Fuerza', 'Iván Prats', 16),
  ('valdebebas', '{2,4}', '19:30', 'Intervalos', 'Sala 1', 'Hugo Marín', 20),
  ('valdebebas', '{2,4}', '19:30', 'Agua', 'Piscina', 'Claudia Ferrer', 12),
  ('valdebebas', '{2,4}', '20:30', 'Movilidad', 'Sala 2', 'Marta Cano', 18),
  ('valdebebas', '{5}', '18:00', 'Boxeo', 'Sala 1', 'Marta Cano', 16),
  ('valdebebas', '{5}', '19:00', 'Baile', 'Sala 2', 'Marta Cano', 20),
  ('valdebebas', '{6}', '9:30', 'Carrera', 'Sala 1', 'Hugo Marín', 14),
  ('valdebebas', '{6}', '10:30', 'Agua', 'Piscina', 'Claudia Ferrer', 12),
  ('valdebebas', '{6}', '11:30', 'Fuerza', 'Sala Fuerza', 'Iván Prats', 16),
  ('valdebebas', '{6}', '12:30', 'Yoga', 'Sala 2', 'Lucía Andrade', 18),
  ('valdebebas', '{7}', '10:30', 'Agua', 'Piscina', 'Claudia Ferrer', 12),
  ('valdebebas', '{7}', '11:30', 'Pilates', 'Sala 2', 'Lucía Andrade', 18),
  ('valdebebas', '{7}', '12:45', 'Movilidad', 'Sala 2', 'Marta Cano', 18)
) as line (club, days, clock, activity, room, instructor, places)
join public.activities on activities.name = line.activity
cross join unnest(line.days) as day;

-- This week and the next somebody steps in, and a class is cancelled.
insert into public.class_exceptions (class_id, on_date, is_cancelled, instructor)
select club_classes.id, monday + club_classes.weekday - 1, stands_in is null, stands_in
from (values ('acacias', 2, 1170, 'Ciclo', 'Tomás Rey'), ('acacias', 4, 645, 'Fuerza', null),
  ('valdebebas', 3, 1140, 'Pilates', 'Marta Cano'), ('valdebebas', 6, 690, 'Fuerza', null)
) as line (club, day, start, activity, stands_in)
join public.activities on activities.name = line.activity
join public.club_classes on (club_id, activity_id, weekday, start_minute) = (line.club, activities.id, line.day, line.start)
cross join (values (date_trunc('week', now())::date), (date_trunc('week', now())::date + 7)) as week (monday);

-- The next Christmas and New Year's Day all clubs stay shut, on Christmas Eve they close early.
insert into public.club_days (on_date, kind, hours, name)
select make_date(extract(year from now())::int, month, day), kind, hours, name
from (values (12, 24, 'especial', '9:00-15:00', 'Nochebuena'), (12, 25, 'cerrado', null, 'Navidad'),
  (12, 31, 'especial', '9:00-15:00', 'Nochevieja')
) as line (month, day, kind, hours, name)
union all select make_date(extract(year from now())::int + 1, 1, 1), 'cerrado', null, 'Año Nuevo'
-- What the region moves when it falls on a Sunday.
union all select constitution + 1, 'festivo', null, 'Constitución (traslado)'
from (select make_date(extract(year from now())::int, 12, 6)) as day (constitution)
where extract(isodow from constitution) = 7;

insert into public.testimonials (text, name, role, rating, display_order) values
  ('Llegué por la espalda y me quedé por la gente. Dos años después, el martes a las siete no se negocia.',
    'Marta Iglesias', 'Socia de Acacias', 5, 1),
  ('Nadie me vendió un cambio en tres semanas. Me enseñaron a entrenar y a descansar.',
    'Javier Robles', 'Socio de Valdebebas', 5, 2),
  ('Del agua fría salgo otra persona. Del box de fuerza, también.', 'Lucía Ferrer', 'Socia de Valdebebas', 5, 3),
  ('Entré con miedo a la barra y ahora la cargo yo. Con técnica, que para eso me corrigen cada día.',
    'Amparo Quintana', 'Socia de Acacias', 5, 4),
  ('Vengo a las siete, salgo a las ocho y a las nueve estoy en la mesa con la cabeza en su sitio.',
    'Hugo Larrea', 'Socio de Acacias', 4, 5),
  ('Mi padre tiene setenta años y entrena en la jaula de al lado. Eso no lo había visto en ningún sitio.',
    'Nerea Casado', 'Socia de Valdebebas', 5, 6),
  ('Me lesioné fuera, me recuperé dentro. El fisio y mi entrenador hablaban entre ellos; yo solo tenía que cumplir.',
    'Tomás Villar', 'Socio de Acacias', 5, 7),
  ('Las clases llenan, pero siempre hay sitio para entrenar a tu aire. A las nueve de la noche es mi sala favorita de Madrid.',
    'Irene Pastor', 'Socia de Valdebebas', 4, 8);

-- The day is the first of its weekday (1 = Monday) after so many days from now; the list keeps the order of entry.
insert into public.events (event_date, title, description, time, location, url, created_at)
select
  to_char(day, 'DD ') || (array['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC'])[extract(month from day)],
  title, description, time, location, url, now() - interval '1 minute' + place * interval '1 second'
from (values
  (1, 8, 7, 'Carrera de Madrid Río', 'Diez kilómetros en grupo, tres ritmos y café al volver. No hace falta ser socio.',
    '9:30', 'Puerta de Acacias', 'https://socios.ninefitness.example/eventos/carrera-madrid-rio'),
  (2, 18, 6, 'Noche de fuerza', 'Sentadilla, banca y peso muerto. Ven a mejorar tu marca con el equipo contando en voz alta.',
    '19:00', 'Acacias, sala de fuerza', 'https://socios.ninefitness.example/eventos/noche-de-fuerza'),
  (3, 30, 6, 'Agua y respiración', 'Sesión guiada en el circuito de spAce. Doce plazas y mucha calma.',
    '20:00', 'Valdebebas, spAce', null),
  (4, 43, 4, 'Taller de movilidad de cadera', 'Una hora en el suelo para entender por qué tu sentadilla se queda a medias.',
    '18:30', 'Acacias, zona funcional', 'https://socios.ninefitness.example/eventos/taller-de-movilidad'),
  (5, 60, 6, 'Puertas abiertas', 'Trae a quien quieras. Sala, clases y una valoración gratuita.',
    '10:00–14:00', 'Todos los clubs', 'https://socios.ninefitness.example/eventos/puertas-abiertas')
) as planned (place, days, weekday, title, description, time, location, url)
cross join lateral (
  select current_date + days + (weekday - extract(isodow from current_date + days)::int + 7) % 7 as day
) as calendar;

update public.events set image_url = '/storage/v1/object/public/public-assets/events/' || picture
from (values
  ('Carrera de Madrid Río', 'carrera-madrid-rio.jpg'), ('Noche de fuerza', 'noche-de-fuerza.jpg'),
  ('Agua y respiración', 'agua-y-respiracion.jpg'), ('Taller de movilidad de cadera', 'taller-de-movilidad.jpg'),
  ('Puertas abiertas', 'puertas-abiertas.jpg')
) as taken (name, picture)
where title = name;

-- The ids of the videos are placeholders of the right shape.
insert into public.ninecast_episodes (title, description, youtube_id, duration, season, created_at)
select title, description, youtube_id, duration, season, now() - days * interval '1 day'
from (values
  (3, 'Entrenar con dolor: cuándo parar', 'Una fisioterapeuta, un entrenador y la pregunta que todos hacemos mal.', 'demo9F0_208', '48 min', 2),
  (17, 'La primera maratón a los cincuenta', 'Un año de lunes a las siete contado por quien nunca había corrido.', 'demo9F0_207', '1 h 02 min', 2),
  (31, 'Qué hace un entrenador cuando no le ves', 'Planes, notas, llamadas y una libreta llena de rodillas ajenas.', 'demo9F0_206', '39 min', 2),
  (45, 'Comer bien fuera de casa', 'Menú del día, cenas de trabajo y cómo no llegar con hambre a ninguna de las dos.', 'demo9F0_205', '44 min', 2),
  (59, 'Dormir: la serie que te falta', 'Qué pasa en tu cuerpo mientras no haces nada, y por qué importa tanto.', 'demo9F0_204', '51 min', 2),
  (73, 'Cómo se abre un club', 'Licencias, suelos, espejos y la primera persona que cruza la puerta.', 'demo9F0_203', '57 min', 2),
  (150, 'Empezar de cero, otra vez', 'Volver después de años parado, sin culpa y sin atajos.', 'demo9F0_102', '36 min', 1),
  (164, 'Por qué a las siete', 'El episodio con el que empezó todo: madrugar, o no, y cómo elegir tu hora.', 'demo9F0_101', '33 min', 1)
) as episodes (days, title, description, youtube_id, duration, season);

update public.ninecast_episodes set image_url = '/storage/v1/object/public/public-assets/ninecast/' || picture
from (values
  ('demo9F0_208', 'entrenar-con-dolor.jpg'), ('demo9F0_207', 'la-primera-maraton.jpg'),
  ('demo9F0_206', 'que-hace-un-entrenador.jpg'), ('demo9F0_205', 'comer-bien-fuera-de-casa.jpg'),
  ('demo9F0_204', 'dormir.jpg'), ('demo9F0_203', 'como-se-abre-un-club.jpg'),
  ('demo9F0_102', 'empezar-de-cero.jpg'), ('demo9F0_101', 'por-que-a-las-siete.jpg')
) as taken (video, picture)
where youtube_id = video;

update public.ninecast_episodes set transcript =
$txt$[Suena una barra que vuelve al soporte.]

Marta: Bienvenidos a NineCast. Hoy hablamos de algo que todos hemos hecho mal alguna vez: entrenar con dolor. Conmigo están Inés, fisioterapeuta, y Rubén, entrenador en Acacias.

Inés: Hola. La pregunta que me hacen siempre es «¿puedo seguir?», y casi nunca es la buena. La buena es «¿qué me dice mañana?».

Rubén: En sala lo vemos así: si el dolor pasa de cuatro sobre diez, cambiamos el ejercicio. Si al día siguiente sigue ahí, cambiamos la semana.

Inés: Y si hay hormigueo, fiebre o un golpe de por medio, paras y llamas. Eso no se negocia.

Marta: Entonces, cuándo parar.

Inés: Antes de lo que te gustaría y después de lo que te da miedo. En medio hay mucho que hacer: otro ángulo, menos peso, más despacio.

[Risas.]

Rubén: Y preguntar. Para eso estamos en la puerta.$txt$
where youtube_id = 'demo9F0_208';
update public.ninecast_episodes set has_captions = true
where youtube_id in ('demo9F0_208', 'demo9F0_207', 'demo9F0_206', 'demo9F0_205', 'demo9F0_204', 'demo9F0_203');

insert into public.articles (slug, title, author, image_url, publication_date, is_featured, content)
select
  slug, title, author, '/storage/v1/object/public/public-assets/articles/' || image,
  (date_trunc('day', now() at time zone 'Europe/Madrid') - days * interval '1 day' + interval '8 hours')
    at time zone 'Europe/Madrid',
  featured, content
from (values
(5, 'fuerza-despues-de-los-cuarenta', 'Fuerza después de los cuarenta: empieza por aquí', 'Elena Cuesta', 'fuerza-despues-de-los-cuarenta.jpg', true,
$md$A partir de los cuarenta perdemos masa muscular cada año si no hacemos nada. La buena noticia: hacer algo es más sencillo de lo que parece y se nota en ocho semanas.

No hace falta empezar con la barra cargada. Hace falta empezar con un orden: primero el movimiento, luego el peso y solo al final la velocidad. Es lo que repetimos en sala todos los días.

## Los cinco movimientos

Si tu semana tiene tres huecos de cincuenta minutos, reparte en ellos estos cinco patrones. Con dos series buenas de cada uno, el primer mes está hecho.

- **Sentadilla**, a un cajón si hace falta.
- **Bisagra**: peso muerto con kettlebell antes que con barra.
- **Empuje**, con mancuernas y sin dolor de hombro.
- **Tirón**, mejor remo que dominada para empezar.
- **Acarreo**: coge dos pesas y camina. Sí, en serio.

Ninguno es nuevo. Los haces cada vez que subes la compra, levantas a un niño o cierras una maleta. La diferencia es que aquí los haces despacio, con alguien mirando, y cada semana un poco mejor.

![Mancuernas ordenadas en la sala](/storage/v1/object/public/public-assets/articles_content/mancuernas-ordenadas.jpg)

## Cuánto peso

El que te permita terminar la serie con dos repeticiones guardadas. Si sobran cuatro, sube. Si no sobra ninguna, baja. Apúntalo: la memoria siempre redondea a favor.

Durante las tres primeras semanas sube las repeticiones, no los kilos. Pasa de ocho a diez, y de diez a doce. Cuando doce te salgan limpias, añade el disco más pequeño que haya en la sala y vuelve a ocho. Ese salto ridículo, repetido durante meses, es todo el secreto.

## Qué sentirás

Algo de agujetas la primera semana, casi nada la segunda. Más hambre. Mejor sueño. Lo que no deberías sentir es dolor en una articulación: si aparece, para la serie, cambia el ángulo y avisa a quien esté en sala. *Aguantar no es entrenar.*

## Y los días de descanso

Camina. Duerme. Repite. El músculo crece cuando no lo miras. Dos días entre sesiones son mejores que uno, y uno es mejor que ninguno.

Si llevas años sin moverte, o tomas medicación para el corazón o la tensión, pasa antes por tu médico. Después pide tu valoración inicial: está incluida en la cuota y dura lo que dura una conversación sin prisa.$md$),
(14, 'dormir-tambien-es-entrenar', 'Dormir también es entrenar', 'Pablo Serrano', 'dormir-tambien-es-entrenar.jpg', false,
$md$Siete horas no son un lujo: son la serie que más rinde de la semana. Esto es lo que cambia cuando las respetas.

Puedes elegir bien los ejercicios, cuidar la técnica y apuntar cada kilo. Si después duermes a trozos, tu cuerpo recoge la mitad de lo que has sembrado. Entrenar es la orden; dormir es cuando se cumple.

## Qué pasa mientras no haces nada

En el sueño profundo el músculo se repara y el sistema nervioso baja el volumen. En el sueño ligero, el cerebro ordena lo que has practicado: esa sentadilla que ayer se torcía hoy sale un poco más recta, sin que hayas hecho nada entre medias.

Cuando falta sueño notas lo contrario. El mismo peso pesa más. Comes con más prisa y con menos criterio. Y la paciencia, que es la mitad del entrenamiento, se acaba antes que las pesas.

## La rutina que funciona

No hace falta un aparato en la muñeca. Hace falta una hora fija y un poco de oscuridad.

- **Acuéstate a la misma hora**, también el sábado. Media hora arriba o abajo no pasa nada.
- **Baja la luz una hora antes.** La del techo y la del bolsillo.
- **Cena pronto y sencillo.** Ni con hambre ni con el estómago trabajando.
- **El último café, después de comer.** Hay quien lo tolera más tarde; casi nadie tanto como cree.
- **Habitación fresca.** Una manta de más se quita; el calor, no.

Empieza por una sola de las cinco. Dos semanas. Luego añade otra. Es el mismo principio que en la sala: la carga sube cuando la anterior ya no cuesta.

## Si entrenas tarde

A las nueve de la noche se entrena muy bien, y en Acacias lo sabemos porque la sala está llena. Pero sal con la calma puesta: cinco minutos de estiramiento suave, respiración por la nariz y ducha templada. Deja las series al límite para los días en que terminas antes de cenar.

## Y si una noche sale mal

Saldrá. Un niño, un vuelo, una preocupación. No anules la sesión: baja el peso, quita una serie y vete a casa con el hábito intacto. Un entrenamiento tranquilo después de una mala noche vale más que uno heroico que te deja fuera tres días.

La próxima vez que dudes entre otro capítulo y la almohada, piensa que mañana a las siete alguien va a contar tus repeticiones. Llega entero.$md$),
(24, 'el-calentamiento-que-si-vas-a-hacer', 'El calentamiento que sí vas a hacer', 'Elena Cuesta', 'el-calentamiento.jpg', false,
$md$Cuatro minutos, sin material y con sentido. Para los días en los que llegas tarde y con el abrigo puesto.

El mejor calentamiento es el que haces. Los planes de veinte minutos son preciosos hasta que tienes cuarenta para todo. Así que aquí va el nuestro: cabe entre el vestuario y la jaula, y prepara lo que de verdad vas a usar.

## Minuto uno: mueve lo que llevas quieto

Vienes de una silla o de un coche. Empieza por las caderas y la espalda alta, que son las que más tiempo llevan dormidas.

- Diez círculos de cadera por lado, grandes y lentos.
- Diez rotaciones de tronco con los brazos abiertos.
- Cinco inclinaciones hacia delante dejando caer la cabeza.

## Minuto dos: despierta los apoyos

Pies y hombros mandan más de lo que parece. Ponte de puntillas y baja despacio, diez veces. Apoya las manos en la pared y empuja como si quisieras moverla, diez segundos, tres veces. Nota cómo se enciende todo lo que hay entre una cosa y la otra.

## Minuto tres: el patrón del día

¿Hoy toca sentadilla? Diez sentadillas sin peso, parando un segundo abajo. ¿Peso muerto? Diez bisagras con un palo en la espalda. ¿Empuje? Diez flexiones contra un banco. No es un examen: es un ensayo.

![Fila de kettlebells preparada para la clase](/storage/v1/object/public/public-assets/articles_content/kettlebells-de-cerca.jpg)

## Minuto cuatro: sube el pulso

Treinta segundos de marcha con rodillas altas, treinta de pausa, y otra vez. Deberías poder hablar, pero sin ganas de discutir. Si ya estás sin aire, has empezado demasiado fuerte; el calentamiento no compite con la sesión.

## Después, series de aproximación

Esto es lo que casi todo el mundo se salta. Antes de tu peso de trabajo haz dos series con menos: la primera con la barra vacía y la segunda a medio camino. Son un minuto y te dicen cómo viene el día. Si la barra vacía se siente pesada, **hazle caso**: hoy se entrena, pero no se bate nada.

## Lo que no hace falta

No hace falta estirar en frío aguantando la postura: déjalo para el final, cuando sirve de algo. No hace falta sudar antes de empezar. Y no hace falta el rodillo, aunque a nadie le hace daño y todos conocemos a alguien que le ha puesto nombre.

Cuatro minutos. Cuelga el abrigo y empieza.$md$),
(38, 'agua-fria-que-dice-la-evidencia', 'Agua fría: qué dice la evidencia', 'Clara Bastida', 'agua-fria.jpg', false,
$md$Ni milagro ni moda. Cuándo ayuda, cuándo estorba y cómo usar la piscina fría de spAce.

El agua fría tiene buena prensa porque da una respuesta inmediata: entras de una manera y sales de otra. Esa sensación es real. Lo que no siempre es real es lo que se promete después. Vamos por partes.

## Lo que sí

Sumergirse en agua fría después de un esfuerzo reduce la **sensación** de agujetas en muchas personas. También despeja: el cuerpo responde con un empujón de alerta que dura un buen rato. Y hay algo más difícil de medir pero fácil de notar, que es aprender a respirar despacio cuando todo invita a lo contrario.

## Lo que depende

Si tu objetivo es ganar músculo, no la uses justo después de cada sesión de fuerza. Parte de la señal que le dice al músculo que crezca es precisamente esa inflamación que el frío apaga. Deja pasar unas horas, o resérvala para los días de cardio y de descanso.

## Lo que no

No cura lesiones, no adelgaza y no sustituye al sueño. Si alguien te lo cuenta así, te está vendiendo otra cosa.

![Borde de la piscina de spAce con la escalera de acceso](/storage/v1/object/public/public-assets/articles_content/piscina-fria.jpg)

## Cómo la usamos en spAce

El circuito tiene un orden y el orden importa: primero calor, después frío y al final calma.

- **Sauna o vapor**, hasta que sudes sin prisa.
- **Ducha templada.** No es opcional, ni por ti ni por los demás.
- **Piscina fría**, entrando despacio y soltando el aire por la boca. Empieza por medio minuto.
- **Sala de descanso**, tumbado y abrigado, hasta que el pulso vuelva a su sitio.

Repite una vez si te apetece. Dos ya son muchas para un martes.

## Cuándo no entrar

No entres con fiebre, después de beber alcohol ni sin haber comido nada. Si tienes problemas de corazón, la tensión sin controlar, o estás embarazada, pregunta antes a tu médico. Y nunca entres sin alguien cerca: en spAce siempre hay una persona del equipo, y está ahí para eso.

## El primer minuto

Los primeros treinta segundos son los peores y también los más útiles. Todo el cuerpo pide salir; tú decides que la siguiente respiración sea más larga que la anterior. Cuando lo consigues, el agua sigue igual de fría y tú no. *Eso es lo que te llevas.*$md$),
(48, 'retiro-asi-va-la-obra', 'Retiro: así va la obra', 'Equipo NINE FITNESS', 'retiro-asi-va-la-obra.jpg', false,
$md$Ya hay suelo, ya hay luz y ya sabemos dónde va la jaula. Te enseñamos el club antes de abrir.

La primera vez que entramos había palomas, una escalera rota y una bóveda que pedía a gritos que nadie la tapase. Ese fue el proyecto desde el primer día: meter un club de fuerza en una sala que parece hecha para bailar, sin pelearse con ella.

## La bóveda se queda

No hay falso techo. La climatización va por el perímetro, escondida tras la cornisa, y las lámparas de globo cuelgan en una sola línea, justo en el centro. Por la mañana entra la luz del parque; por la tarde, el suelo se llena de sombras largas.

## El suelo, por fin

El parqué es de roble y está colocado en espiga. Debajo, donde van las jaulas y las tarimas, hay una losa independiente: las barras caen sobre ella y no sobre los vecinos. Lo hemos probado con quien mejor podía juzgarlo, que es la vecina del primero.

![Suelo de roble en espiga con la luz de la tarde](/storage/v1/object/public/public-assets/articles_content/parque-de-roble.jpg)

## Dónde va cada cosa

- **Ventanales:** zona de suelo, movilidad y clases pequeñas.
- **Nave central:** bancos y mancuernas, con espacio de verdad entre uno y otro.
- **Arcos del fondo:** jaulas y tarimas de peso muerto.
- **Planta baja:** vestuarios, taquillas y una puerta directa a la calle, para quien sale a correr al parque.

Hemos dejado libre casi un tercio de la sala. No es un descuido. Un club lleno de máquinas se ve muy bien en una foto y muy mal a las ocho de la tarde.

## Lo que falta

Los espejos, el rótulo de la entrada y la instalación de las duchas. Después vienen las inspecciones y una semana de pruebas con el equipo entrenando dentro, que es cuando aparecen los enchufes mal puestos. Cuando tengamos fecha, la diremos una sola vez y será la buena.

## Mientras tanto

La preventa está abierta en la página del club y no se cobra nada hasta el día de la apertura. Quien se apunte ahora puede venir a ver la obra con nosotros: avisamos por correo, repartimos cascos y enseñamos hasta el cuarto de calderas.

Si vives cerca y te has asomado a la puerta, gracias por la paciencia. El ruido se acaba; la bóveda se queda.$md$),
(60, 'proteina-sin-obsesion', 'Proteína sin obsesión', 'Raquel Antúnez', 'proteina-sin-obsesion.jpg', false,
$md$Cuánta, cuándo y por qué tu abuela tenía razón con las lentejas.

La proteína es el material con el que tu cuerpo repara lo que entrenas. Hace falta, y a partir de cierta edad hace falta un poco más. Pero entre eso y llevar un bote a todas partes hay un mundo, y en ese mundo está casi todo lo que comes desde siempre.

## Cuánta

Si entrenas fuerza dos o tres veces por semana, una ración de proteína en cada comida principal suele bastar. Una ración es lo que cabe en la palma de tu mano: un filete de pescado, dos huevos, un plato de legumbre con cereal, un yogur grande con frutos secos.

¿Quieres un número para tu caso? Pídelo en consulta. Depende de tu peso, de tu edad y de lo que haces, y copiar el de otra persona sirve de poco.

## Cuándo

Repartida. El cuerpo aprovecha mejor tres raciones en el día que una enorme por la noche. El famoso momento de después de entrenar importa menos de lo que se dice: si comes en las dos o tres horas siguientes, está hecho.

- **Desayuno:** es donde casi todos fallamos. Añade huevo, queso fresco o yogur.
- **Comida:** legumbre dos o tres veces por semana, pescado otras tantas.
- **Cena:** ligera, pero con su ración. Una tortilla también es proteína.

## Las lentejas de tu abuela

Un plato de lentejas con arroz tiene proteína completa, fibra, hierro y cuesta menos que un café. No lleva etiqueta dorada ni dice *alto en* nada. Por eso se nos olvida.

Con los garbanzos, las alubias y la soja pasa lo mismo. Si no comes carne, combina legumbre y cereal a lo largo del día y no tendrás que hacer cuentas.

## ¿Y los batidos?

Son comida cómoda. Útiles si sales del club a las nueve y la cena está lejos, o si no te entra nada sólido por la mañana. Innecesarios si ya comes bien. No son peligrosos en una persona sana, y tampoco mágicos.

Mira la lista de ingredientes: cuanto más corta, mejor. Y si tienes algún problema de riñón, habla con tu médico antes de subir la cantidad.

## Por dónde empezar

Durante una semana no cambies nada: solo mira cuántas de tus comidas llevan su ración. Si son todas, enhorabuena, ya puedes dejar de pensar en esto. Si falta siempre la misma, ya sabes cuál es tu siguiente serie.$md$),
(76, 'volver-despues-de-una-lesion', 'Volver después de una lesión', 'Clara Bastida', 'volver-despues-de-una-lesion.jpg', false,
$md$El primer mes no se mide en kilos. Hablamos con nuestro equipo de fisioterapia.

Hay dos maneras de volver. La primera es esperar a no sentir nada y retomar donde lo dejaste. La segunda es volver antes, con menos, y subir con cuidado. La primera parece más prudente. Suele ser la que te devuelve a la camilla.

## El cuerpo se olvida deprisa y recuerda deprisa

Después de unas semanas parado pierdes fuerza, pero también pierdes costumbre: el tendón, la piel de las manos, la confianza al bajar. Lo bueno es que casi todo vuelve antes de lo que tardó en llegar la primera vez. Solo hay que darle un orden.

## Semana uno: moverse sin miedo

Nada de marcas. Recorrido completo, sin peso o con muy poco, y atención a lo que notas. Una molestia leve que desaparece al día siguiente entra dentro de lo normal. Un dolor que sube mientras entrenas, no.

## Semanas dos y tres: volver a cargar

Aquí usamos una regla sencilla, de cero a diez.

- **De cero a tres:** sigue como estabas.
- **Cuatro o cinco:** termina la serie, baja el peso y cuéntanoslo.
- **De seis en adelante:** para. Hoy se entrena otra parte.

Apunta el número al acabar y otra vez a la mañana siguiente. Lo que importa no es el día, es la tendencia.

## Semana cuatro: lo que dabas por hecho

Saltar, frenar, girar, coger algo del suelo sin pensar. Es lo último que vuelve y lo primero que pide la vida real. Lo practicamos en la zona funcional, con calma y con alguien delante.

## Lo que más ayuda

Que quien te trata y quien te entrena hablen entre ellos. En nuestros clubs comparten la misma ficha: lo que se ve en la camilla llega a la sala el mismo día, y al revés. Tú no tienes que traducir.

También ayuda entrenar lo que no está lesionado. Un tobillo torcido deja dos brazos, una espalda y otra pierna con ganas de trabajar. Mantener el hábito vale tanto como mantener la fuerza.

## Lo que más estorba

Compararte con la persona que eras antes de parar. Esa persona tenía otra semana, otro sueño y otra rodilla. Compárate con el lunes pasado: es el único rival al que puedes ganar todos los lunes.

Si tu lesión es reciente, si hay hinchazón o si te despierta por la noche, empieza por una consulta. La sala te espera.$md$),
(-9, 'enero-sin-promesas', 'Un plan sin promesas para empezar el año', 'Pablo Serrano', 'plan-de-enero.jpg', false,
$md$Las promesas se hacen una noche y se incumplen un martes. Este plan está pensado para los martes.

Cada año vemos lo mismo: la sala se llena, la gente empieza con todo y a las pocas semanas vuelve a haber sitio en las jaulas. No falta voluntad. Sobra plan. Así que este tiene solo tres reglas.

## Regla uno: dos días, no cinco

Elige dos huecos de la semana que ya existan. No los que te gustaría tener: los que tienes. Ponles hora y trátalos como una cita con otra persona. Si un día te sobra tiempo para un tercero, estupendo; no cuenta como obligación.

## Regla dos: sal siempre con ganas

Durante el primer mes termina cada sesión sabiendo que podrías haber hecho un poco más. Parece poco serio y es justo lo contrario. Lo que te trae de vuelta no es lo que hiciste el lunes, es cómo te fuiste el lunes.

- **Semana uno:** aprende dónde está todo. Una vuelta, cinco ejercicios, a casa.
- **Semana dos:** los mismos cinco, con un poco más de peso en dos de ellos.
- **Semana tres:** añade una clase. La que te dé más curiosidad, no la más dura.
- **Semana cuatro:** repite la tercera. Sí, otra vez. Repetir es el plan.

## Regla tres: cuenta las veces, no los kilos

Al final del mes solo hay un número que mirar: cuántas veces has venido. Ocho es un mes perfecto. Seis es un buen mes. Cuatro es un comienzo, y de los comienzos nadie se ríe aquí.

## Cuando falles un día

No lo recuperes. No hagas dos sesiones seguidas ni te castigues con la cinta. Ve al siguiente hueco como si nada. *Nunca dos fallos seguidos* es la única norma que nos tomamos muy en serio.

## Qué te damos nosotros

Una valoración inicial para saber de dónde sales, un plan en la app con esos cinco ejercicios y alguien en sala que se sabe tu nombre a la tercera visita. Si en la cuarta no se lo sabe, dínoslo.

El resto lo pones tú, y no es mucho: dos huecos, unas zapatillas y la costumbre de volver. Nos vemos el martes.$md$)
) as posts (days, slug, title, author, image, featured, content);

insert into public.merch_products (
  slug, name, description, price, original_price, colors, stock, one_size_stock, purchase_url, image_url, button_text, display_order
) values
  ('cinturon-de-fuerza-104512', 'Cinturón de Fuerza',
    'Cuero de diez milímetros, doble costura y hebilla de una sola púa. Aprieta donde debe y dura más que tus marcas.',
    49.00, 65.00, array['Negro', 'Cuero'], '{"S": 0, "M": 8, "L": 11, "XL": 4}', null,
    'https://tienda.ninefitness.example/cinturon-de-fuerza',
    '/storage/v1/object/public/public-assets/merch/cinturon.jpg', 'Añadir al carrito', 1),
  ('botella-9f-104513', 'Botella 9F',
    'Acero de doble pared y boca ancha. El agua sigue fría cuando tú ya no. Medio litro.',
    24.00, null, null, '{"S": 0, "M": 0, "L": 0, "XL": 0}', 60,
    'https://tienda.ninefitness.example/botella-9f',
    '/storage/v1/object/public/public-assets/merch/botella.jpg', 'Añadir al carrito', 2),
  ('bolsa-de-entreno-104514', 'Bolsa de Entreno',
    'Lona encerada, fondo rígido y un bolsillo aparte para lo que vuelve mojado. La M lleva lo justo; en la L caben los zapatos del trabajo.',
    79.00, 95.00, null, '{"S": 0, "M": 0, "L": 0, "XL": 0}', null,
    'https://tienda.ninefitness.example/bolsa-de-entreno',
    '/storage/v1/object/public/public-assets/merch/bolsa.jpg', 'Añadir al carrito', 3),
  ('toalla-de-sala-104515', 'Toalla de Sala',
    'Rizo de algodón que seca a la primera y banda elástica para que no se desenrolle. La S es de banco; la L, de ducha.',
    19.00, null, array['Negro', 'Piedra'], '{"S": 34, "M": 0, "L": 18, "XL": 0}', null,
    'https://tienda.ninefitness.example/toalla-de-sala',
    '/storage/v1/object/public/public-assets/merch/toalla.jpg', 'Añadir al carrito', 4),
  ('esterilla-104516', 'Esterilla',
    'Cuatro milímetros, caucho natural y una cara que agarra aunque sudes. Se enrolla y se sujeta con la misma cinta.',
    39.00, null, null, '{"S": 0, "M": 0, "L": 0, "XL": 0}', 22,
    'https://tienda.ninefitness.example/esterilla',
    '/storage/v1/object/public/public-assets/merch/esterilla.jpg', 'Añadir al carrito', 5),
  ('taza-de-las-siete-104517', 'Taza de las Siete',
    'Cerámica negra por fuera, dorada por dentro. Para el café de después, que es el que se disfruta.',
    15.00, null, null, '{"S": 0, "M": 0, "L": 0, "XL": 0}', 48,
    null, '/storage/v1/object/public/public-assets/merch/taza.jpg', 'Próximamente', 6);

insert into public.landing_pages (slug, title, is_published, content, html_content) values
  ('semana-de-puertas-abiertas', 'Semana de puertas abiertas', true, $json${
    "headerLogo1": "/storage/v1/object/public/public-assets/logos/nine-fitness-lockup-color-on-light.svg",
    "headerLogo2": "/storage/v1/object/public/public-assets/partners/sierra-clara.svg",
    "mainTitle": "Semana de puertas abiertas",
    "mainSubtitle": "Siete días para entrenar en Acacias y Valdebebas sin ser socio",
    "mainImage": "/storage/v1/object/public/public-assets/landings/semana-de-puertas-abiertas.jpg",
    "sectionTitle": "Cómo funciona",
    "sectionContent": [
      "<p>Elige un club, ven cuando te venga bien y di en recepción que vienes por la semana de puertas abiertas. Te dejamos toalla y taquilla.</p>",
      "<p>La primera visita empieza con una <strong>valoración corta</strong>: qué haces, qué te duele y qué te gustaría. Con eso, un entrenador te prepara una vuelta por la sala.</p>",
      "<p>Si al final de la semana te quedas, la matrícula corre de nuestra cuenta. Si no, te llevas una semana de entrenamiento y nadie te llama después.</p>"
    ],
    "buttonText": "Elige tu club",
    "buttonUrl": "/clubs",
    "infoBoxContent": "<p>Trae ropa cómoda y un documento de identidad. Los menores de edad entran acompañados.</p>",
    "infoBoxBgColor": "#20211D",
    "infoBoxTextColor": "#F6F6F4",
    "mainBgColor": "#F6F6F4",
    "mainTextColor": "#0C0C0A",
    "mainTitleColor": "#72580D",
    "footerInfo": {
      "links": [
        {"text": "Política de Privacidad", "url": "/politica-de-privacidad"},
        {"text": "Términos y Condiciones", "url": "/terminos-y-condiciones"}
      ],
      "logo": "/storage/v1/object/public/public-assets/logos/9f-monogram-gold.svg"
    }
  }$json$, null),
  ('nine-fitness-para-empresas', 'NINE FITNESS para empresas', false, $json${
    "headerLogo1": "/storage/v1/object/public/public-assets/logos/nine-fitness-lockup-color-on-light.svg",
    "headerLogo2": "",
    "mainTitle": "Tu equipo, más fuerte",
    "mainSubtitle": "Un club cerca de la oficina y un plan para cada persona",
    "mainImage": "/storage/v1/object/public/public-assets/clubs/retiro-hero.jpg",
    "sectionTitle": "",
    "sectionContent": [],
    "buttonText": "Descargar",
    "buttonUrl": "",
    "footerInfo": {"links": [], "logo": ""}
  }$json$,
  '<h2>Qué incluye</h2><ul><li>Acceso a todos los clubs abiertos</li><li>Una sesión de bienvenida para el equipo</li><li>Una persona de contacto que responde el mismo día</li></ul>');

insert into public.partners (name, logo_url, link_url, is_external, display_order) values
  ('Alpine Madrid Sur', '/storage/v1/object/public/public-assets/partners/alpine-madrid-sur.svg', '/partners/alpine-madrid-sur', false, 1),
  ('Kinetia Fisioterapia', '/storage/v1/object/public/public-assets/partners/kinetia-fisioterapia.svg', 'https://kinetia-fisioterapia.example', true, 2),
  ('Raíz Nutrición', '/storage/v1/object/public/public-assets/partners/raiz-nutricion.svg', 'https://raiz-nutricion.example', true, 3),
  ('Velto Sport', '/storage/v1/object/public/public-assets/partners/velto-sport.svg', 'https://velto-sport.example', true, 4),
  ('Pulso Tech', '/storage/v1/object/public/public-assets/partners/pulso-tech.svg', 'https://pulso-tech.example', true, 5),
  ('Meseta Seguros', '/storage/v1/object/public/public-assets/partners/meseta-seguros.svg', 'https://meseta-seguros.example', true, 6),
  ('Sierra Clara', '/storage/v1/object/public/public-assets/partners/sierra-clara.svg', 'https://sierra-clara.example', true, 7),
  ('Banco Almena', '/storage/v1/object/public/public-assets/partners/banco-almena.svg', 'https://banco-almena.example', true, 8);

insert into public.partner_submissions (company_name, contact_name, email, phone, website, proposal, created_at) values
  ('Tahona Olivar', 'Nuria Belda', 'nuria@tahona-olivar.example', '600 000 101', 'https://tahona-olivar.example',
    'Somos un obrador a dos calles de Acacias. Nos gustaría dejar pan y fruta en recepción los sábados y ofrecer a vuestros socios un desayuno con precio especial al salir de entrenar.',
    now() - interval '2 days 3 hours'),
  ('Cantera Bikes', 'Óscar Mínguez', 'oscar@cantera-bikes.example', '600 000 102', 'https://cantera-bikes.example',
    'Taller y alquiler de bicicletas en Valdebebas. Proponemos una revisión gratuita al año para socios y una salida conjunta al mes desde la puerta del club.',
    now() - interval '5 days 7 hours'),
  ('Estudio Lumbre', 'Beatriz Salgado', 'beatriz@estudio-lumbre.example', null, null,
    'Diseñamos iluminación para espacios deportivos. Hemos visto la obra de Retiro desde la calle y tenemos una idea para la bóveda que os gustaría ver.',
    now() - interval '12 days');

insert into public.manifiesto_content (id, content) values (1, $json${
  "hero": {
    "background": {"src": "/storage/v1/object/public/public-assets/manifiesto/hero.jpg", "alt": "Composición oscura de arquitectura y luz dorada"},
    "title_line1": "No es un gimnasio.",
    "title_line2": "Es un hábito",
    "subtitle": "Lo que pasa aquí dentro se nota, sobre todo, cuando sales."
  },
  "mission": {
    "background": {"src": "/storage/v1/object/public/public-assets/manifiesto/mision.jpg", "alt": "Espacio oscuro con una línea de luz"},
    "title": "Nuestra misión",
    "text": "Que entrenar deje de ser una promesa de enero y se convierta en la parte fija de tu semana. Con buen material, buena gente y nadie mirando el reloj por ti."
  },
  "vision": {
    "background": {"src": "/storage/v1/object/public/public-assets/manifiesto/vision.jpg", "alt": "Perspectiva oscura de un espacio de entrenamiento"},
    "title": "Nuestra visión",
    "text": "Un club por barrio y ninguno igual. Madrid más fuerte, más despierta y con mejor espalda."
  },
  "manifiesto": {
    "background": {"src": "/storage/v1/object/public/public-assets/manifiesto/lineas.jpg", "alt": ""},
    "lines": [
      "Llegamos antes que la ciudad.",
      "No competimos con el de al lado.",
      "El peso se gana, no se presume.",
      "Descansar también cuenta.",
      "Volvemos mañana."
    ]
  },
  "final_cta": {
    "logo": "/storage/v1/object/public/public-assets/logos/9f-monogram-gold.svg",
    "phrase": "La puerta se abre a las siete. Tú pones el resto.",
    "button_text": "Únete Ahora",
    "button_link": "/clubs"
  }
}$json$);

insert into public.positions (title, club_id, hours, starts, is_open, display_order) values
  ('Entrenador o entrenadora de sala', 'acacias', 'Jornada completa · Mañanas', 'desde enero', true, 1),
  ('Recepción', 'acacias', '30 horas · Tardes y sábados', 'ya', true, 2),
  ('Entrenador o entrenadora de sala', 'valdebebas', 'Jornada completa · Mañanas', 'desde enero', true, 3),
  ('Fisioterapeuta', 'valdebebas', '20 horas · Tardes', 'ya', true, 4),
  ('Socorrista de spAce', 'valdebebas', 'Fines de semana · 10:00-15:00', 'desde diciembre', true, 5),
  ('Coordinación de club', 'retiro', 'Jornada completa · Apertura', 'desde febrero', true, 6),
  ('Mantenimiento', 'valdebebas', 'Jornada completa', 'cubierto', false, 7);

insert into public.reply_templates (title, body, display_order) values
  ('Parking y accesos', 'Hola, {nombre}: tienes 90 minutos gratis en el parking concertado cada vez que entrenas.', 1),
  ('Gracias por tu candidatura', 'Hola, {nombre}: gracias por escribirnos. La leemos esta semana y te decimos algo.', 2),
  ('No podemos ahora', 'Hola, {nombre}: gracias por pensar en nosotros. Ahora no podemos, pero guardamos tu mensaje.', 3);

insert into public.requests (
  kind, name, email, phone, club_id, subject, message, details, page, notice_version, created_at
) values
  ('message', 'Javier Montalbán', 'javier.montalban@correo.example', null, 'acacias', 'Tarifas y pagos',
    'Hola, estuve el jueves de visita y me interesa la tarifa Anual. ¿El parking concertado entra en la cuota o se paga aparte? Vendría en coche tres días por semana, a las siete de la mañana. Gracias.',
    '{}', '/contact', '2026-11', now() - interval '26 hours'),
  ('application', 'Noelia Quintana Ruiz', 'noelia.quintana@correo.example', '600 000 395', 'valdebebas',
    'Entrenador o entrenadora de sala', 'Soy graduada en CAFD y llevo cuatro años en sala. Vivo a diez minutos.',
    '{"Puedes empezar": "7 de enero", "Titulación": "CAFD"}', '/careers', '2026-11', now() - interval '21 hours'),
  ('car_lead', 'Óscar Peinado', null, '600 000 118', null, 'Alpine Madrid Sur', 'Quiero probarlo un sábado.',
    '{}', '/partners/alpine-madrid-sur', '2026-11', now() - interval '3 hours'),
  ('message', 'Beatriz Llorente', 'beatriz.llorente@correo.example', null, 'valdebebas', 'Mi cuenta',
    '¿Cómo cambio la tarjeta del recibo?', '{}', '/contact', '2026-11', now() - interval '3 days');
update public.requests set status = 'answered' where name = 'Beatriz Llorente';

-- Visits of the last and the next days, most of them at Acacias; one hour has its last place left and one has none.
do $$
declare
  people constant text[] := array['Carmen Ridruejo', 'Pablo Rey', 'Alba Nieto', 'Beatriz Llorente', 'Hugo Barrientos',
    'Laura Pardo', 'Sergio Mena', 'Irene Vega', 'Clara Domingo', 'Iván Ortega', 'Marina Cobo', 'Sonia Abad'];
  words constant text[] := array['', 'Viene con su pareja.', 'Le interesa la tarifa Mañanas.', '', '', 'Pregunta por el parking.'];
  place record;
  person integer := 0;
  visit public.visits;
begin
  for place in
    select club.id as club_id, slot.*, case when slot.number % 24 = 12 then slot.capacity when slot.number % 24 = 16
      then slot.capacity - 1 else 1 + slot.number % 2 end as wanted
    from (values ('acacias', 3), ('valdebebas', 8)) as club (id, every),
      lateral (select it.*, row_number() over (order by it.starts_at) as number
        from private.visit_places(club.id, private.madrid_today() - 2, private.madrid_today() + 9) as it) as slot
    where slot.number % 24 in (12, 16) and club.id = 'acacias' or slot.number % club.every = 1
    order by slot.starts_at
  loop
    for number in 1..place.wanted loop
      insert into public.requests (kind, name, email, phone, club_id, message, page, notice_version, status, created_at)
        values ('visit', people[1 + person % 12],
          'visita-' || person || '@correo.example', '600 000 ' || (180 + person % 700), place.club_id,
          words[1 + person % 6], '/club/' || place.club_id || '/visita', '2026-11', 'answered',
          least(now(), place.starts_at) - interval '1 day')
        returning id into visit.id;
      insert into public.visits (id, club_id, starts_at, ends_at, status, created_at)
        values (visit.id, place.club_id, place.starts_at, place.ends_at,
          case when place.ends_at > now() then 'booked' when person % 7 = 3 then 'no_show' else 'came' end,
          least(now(), place.starts_at) - interval '1 day')
        returning * into visit;
      perform private.note_visit(visit, 'booked', null, false);
      person := person + 1;
    end loop;
  end loop;
end
$$;

-- The site in English: each text by what it says in Spanish, a list where all of it is here. Further articles are read in
-- Spanish, as on a site whose translator is not done yet.
do $do$
declare
  english constant jsonb := $json${
    "Únete Ahora": "Join Now",
    "More Than": "More Than",
    "FITNESS": "FITNESS",
    "Clubs": "Clubs",
    "Eventos": "Events",
    "NineCast": "NineCast",
    "Merch": "Merch",
    "Partners": "Partners",
    "Manifiesto": "Manifesto",
    "Empleo": "Careers",
    "Contacto": "Contact",
    "Spa y agua en Valdebebas": "Spa and water in Valdebebas",
    "Arganzuela": "Arganzuela",
    "NINE FITNESS + spAce": "NINE FITNESS + spAce",
    "Junto al parque": "Next to the park",
    "Vicálvaro": "Vicálvaro",
    "Pozuelo de Alarcón": "Pozuelo de Alarcón",
    "Centro": "City centre",
    "Abierto": "Open",
    "En construcción": "Under construction",
    "Nuestro primer club": "Our first club",
    "spAce": "spAce",
    "Sala de fuerza industrial del club Acacias con racks y rótulo 9F": "Industrial strength floor at the Acacias club, with racks and a 9F sign",
    "Piscina del spAce de Valdebebas con techo de lamas y luz lineal": "The pool at spAce Valdebebas, under a slatted ceiling with linear lighting",
    "Sala clásica del club Retiro con arcos, parqué y luz de tarde": "Classical hall of the Retiro club, with arches, parquet and afternoon light",
    "Local en obra del club Cañaveral con el rótulo 9F encendido": "The Cañaveral club under construction, its 9F sign already lit",
    "Local en obra del club Pozuelo con el rótulo 9F": "The Pozuelo club under construction, with its 9F sign",
    "Local en obra del club Chamberí con el rótulo 9F": "The Chamberí club under construction, with its 9F sign",
    "Sala de fuerza y cardio": "Strength and cardio floor",
    "Clases colectivas": "Group classes",
    "Zona funcional": "Functional area",
    "Vestuarios con taquilla": "Changing rooms with lockers",
    "Valoración inicial": "Initial assessment",
    "App de reservas": "Booking app",
    "Wifi": "Wi-Fi",
    "Agua filtrada": "Filtered water",
    "Parking": "Parking",
    "Zona de suelo": "Mat area",
    "Entrenamiento personal": "Personal training",
    "Fisioterapia": "Physiotherapy",
    "Nutrición": "Nutrition",
    "Servicio de toalla": "Towel service",
    "Taquilla fija": "Private locker",
    "Parking concertado": "Partner parking",
    "Masaje deportivo": "Sports massage",
    "Grupos de carrera": "Running groups",
    "Dos plantas a cinco minutos de Madrid Río. Fuerza, clases y un equipo que se sabe tu nombre.": "Two floors, five minutes from Madrid Río. Strength, classes and a team that knows you by name.",
    "Arriba se entrena. Abajo se recupera. Un club con sala completa y un circuito de agua para cerrar el día.": "Train upstairs. Recover downstairs. A fully equipped club, with a water circuit to round off your day.",
    "Una nave con arcos y parqué a un paso del parque. Sales a correr por una puerta y entras a levantar por la otra.": "Arches and parquet, a step away from the park. Head out for a run through one door and come back to lift through the other.",
    "Un barrio nuevo con su club desde el principio. Estamos con el suelo; el rótulo ya luce.": "A new neighbourhood with its own club from day one. We're laying the floor; the sign already shines.",
    "Un edificio de cristal que se ve desde la carretera. Dentro, por ahora, hay andamios y ganas.": "A glass building you can spot from the road. Inside, for now, there's scaffolding and a lot of drive.",
    "Columnas de fundición, ladrillo y tarima. La sala ya era bonita; falta llenarla de peso.": "Cast-iron columns, brick and timber. The room was already beautiful; all it needs is weight.",
    "Metro Acacias (línea 5), a 3 minutos a pie": "Acacias metro (line 5), 3 minutes' walk",
    "Metro Pirámides (línea 5) y Cercanías, a 8 minutos": "Pirámides metro (line 5) and commuter trains, 8 minutes away",
    "Bus 23, 34, 35 y 148, parada Glorieta de las Pirámides": "Buses 23, 34, 35 and 148, stop Glorieta de las Pirámides",
    "Cercanías Valdebebas (C-1), a 6 minutos a pie": "Valdebebas commuter train (C-1), 6 minutes' walk",
    "Bus 171 y 174, parada Fuerzas Armadas": "Buses 171 and 174, stop Fuerzas Armadas",
    "En coche, M-11 salida 7; parking propio": "By car, M-11 exit 7; our own car park",
    "Metro Retiro (línea 2), a 7 minutos a pie": "Retiro metro (line 2), 7 minutes' walk",
    "Bus 19, 27 y 45, parada Jardín Botánico": "Buses 19, 27 and 45, stop Jardín Botánico",
    "Bus E5, desde Manuel Becerra": "Bus E5 from Manuel Becerra",
    "Metro Ligero (ML-2), parada Pozuelo Oeste": "Light rail (ML-2), stop Pozuelo Oeste",
    "Bus 656 y 657, desde Moncloa": "Buses 656 and 657 from Moncloa",
    "Metro Rubén Darío (línea 5), a 4 minutos a pie": "Rubén Darío metro (line 5), 4 minutes' walk",
    "Bus 7, 40 y 147, parada Almagro": "Buses 7, 40 and 147, stop Almagro",
    "Abre en primavera de 2027": "Opens in spring 2027",
    "Abre en 2028": "Opens in 2028",
    "Abre en 2027": "Opens in 2027",
    "Abre en verano de 2027": "Opens in summer 2027",
    "al mes": "a month",
    "Anual": "Annual",
    "Mensual": "Monthly",
    "Mañanas": "Mornings",
    "Sub-25": "Under 25",
    "Fundador": "Founder",
    "9F Anual": "9F Annual",
    "9F Mensual": "9F Monthly",
    "9F Mañanas": "9F Mornings",
    "spAce Anual": "spAce Annual",
    "spAce Mensual": "spAce Monthly",
    "spAce Dúo": "spAce Duo",
    "Preventa": "Pre-sale",
    "Doce meses, cuota mensual": "Twelve months, paid monthly",
    "Sin permanencia": "No commitment",
    "De lunes a viernes hasta las 15:00": "Monday to Friday until 3 pm",
    "Hasta tu próximo cumpleaños": "Until your next birthday",
    "Oferta de apertura": "Opening offer",
    "Dos personas, mismo domicilio": "Two people, same address",
    "Primeros 200 socios": "First 200 members",
    "La más elegida": "Most popular",
    "Nueva": "New",
    "Para dos": "For two",
    "Antes de abrir": "Before we open",
    "Sala completa en todo el horario": "Full gym floor, all opening hours",
    "Clases colectivas ilimitadas": "Unlimited group classes",
    "Valoración inicial con entrenador": "Initial assessment with a trainer",
    "Acceso a la app de reservas": "Access to the booking app",
    "Sala completa en tu franja": "Full gym floor in your time slot",
    "Clases de mañana": "Morning classes",
    "Precio fijo mientras sigas": "Your price stays fixed as long as you do",
    "Sala y clases en todo el horario": "Gym floor and classes, all opening hours",
    "Circuito de agua ilimitado": "Unlimited water circuit",
    "Toalla y albornoz": "Towel and robe",
    "Un invitado al mes": "One guest a month",
    "Toalla": "Towel",
    "Sala y clases para los dos": "Gym floor and classes for both of you",
    "Visita a la obra con el equipo": "Site visit with the team",
    "Acceso a spAce": "Access to spAce",
    "Congelación de cuota": "Membership freeze",
    "Fines de semana y festivos": "Weekends and public holidays",
    "Valoración trimestral": "Quarterly assessment",
    "Circuito de agua": "Water circuit",
    "Invitado al mes": "Monthly guest",
    "Compromiso de doce meses. Matrícula incluida.": "Twelve-month commitment. Joining fee included.",
    "Baja con catorce días de aviso.": "Leave with fourteen days' notice.",
    "Sin permanencia. Cambia de tarifa cuando quieras.": "No commitment. Change your plan whenever you like.",
    "Con tu documento de identidad. Sin permanencia.": "With your ID. No commitment.",
    "La tarifa de quienes llegaron antes que las máquinas.": "The rate for those who arrived before the machines did.",
    "Compromiso de doce meses.": "Twelve-month commitment.",
    "Precio total de la pareja. Sin permanencia.": "Total price for the two of you. No commitment.",
    "No pagas hasta el día de la apertura.": "You pay nothing until opening day.",
    "Compromiso de doce meses desde la apertura.": "Twelve-month commitment from opening day.",
    "Toalla de sala, botella 9F y dos sesiones con entrenador durante tu primer mes.": "Gym towel, 9F bottle and two sessions with a trainer in your first month.",
    "Toalla de sala y una sesión con entrenador durante tu primer mes.": "Gym towel and one session with a trainer in your first month.",
    "Toalla de sala, botella 9F y una tarde de prueba en spAce.": "Gym towel, 9F bottle and a trial afternoon at spAce.",
    "Albornoz bordado, botella 9F y una sesión guiada de agua y respiración.": "Embroidered robe, 9F bottle and a guided water and breathing session.",
    "Toalla de sala, botella 9F y tu nombre en la primera lista de socios.": "Gym towel, 9F bottle and your name on the first list of members.",
    "Bono 5": "5-session pack",
    "Bono 10": "10-session pack",
    "Bono 20": "20-session pack",
    "Caduca a los 3 meses": "Valid for 3 months",
    "Caduca a los 6 meses": "Valid for 6 months",
    "Caduca al año": "Valid for one year",
    "5 sesiones de 55 minutos": "5 sessions of 55 minutes",
    "10 sesiones de 55 minutos": "10 sessions of 55 minutes",
    "20 sesiones de 55 minutos": "20 sessions of 55 minutes",
    "Con tu entrenador": "With your trainer",
    "Plan entre sesiones": "A plan between sessions",
    "Plan y valoración trimestral": "Plan and quarterly assessment",
    "Pase semanal": "Weekly pass",
    "Pase quincenal": "Fortnightly pass",
    "Pase de verano": "Summer pass",
    "7 días seguidos": "7 consecutive days",
    "15 días seguidos": "15 consecutive days",
    "Julio y agosto": "July and August",
    "Sala y clases": "Gym floor and classes",
    "Toalla incluida": "Towel included",
    "Toalla y taquilla": "Towel and locker",
    "Se publica en junio.": "Published in June.",
    "Una sesión": "One session",
    "Cuatro semanas": "Four weeks",
    "50 minutos": "50 minutes",
    "Una hora, un objetivo y alguien que cuenta las repeticiones por ti.": "One hour, one goal and someone to count your reps for you.",
    "Valoración y tratamiento en el propio club, antes de que la molestia sea lesión.": "Assessment and treatment right here in the club, before a niggle becomes an injury.",
    "Plan de cuatro semanas con revisión. Comes, apuntas, ajustamos.": "A four-week plan with a review. You eat, you log, we adjust.",
    "Tarde de agua": "Water afternoon",
    "Un día, de 16:00 a cierre": "One day, 4 pm to close",
    "Descarga de piernas o espalda después del circuito. Reserva con un día de antelación.": "Release for legs or back after the circuit. Book a day ahead.",
    "Fuerza": "Strength",
    "Ciclo": "Cycle",
    "Intervalos": "Intervals",
    "Boxeo": "Boxing",
    "Pilates": "Pilates",
    "Yoga": "Yoga",
    "Movilidad": "Mobility",
    "Core": "Core",
    "Espalda sana": "Healthy back",
    "Baile": "Dance",
    "Carrera": "Running",
    "Agua": "Aqua",
    "Barra, mancuerna y técnica en grupo pequeño. Cada semana, un poco más.": "Barbell, dumbbell and technique in a small group. A little more every week.",
    "Bicicleta con música y vatios delante. Subes, recuperas y vuelves a subir.": "A bike, music and your watts in front of you. Climb, recover, climb again.",
    "Trabajo corto y pausa corta. Acabas antes de que te dé tiempo a mirar el reloj.": "Short work, short rest. You'll finish before you think of checking the clock.",
    "Saco, cuerda y pies. Sin contacto y con mucha técnica.": "Bag, rope and footwork. No contact, plenty of technique.",
    "Suelo, respiración y control. Para quien pasa el día sentado.": "Mat, breath and control. For anyone who spends the day sitting down.",
    "Una hora para moverte despacio y salir más alto.": "An hour to move slowly and walk out taller.",
    "Cadera, hombro y tobillo. Lo que hace que lo demás salga mejor.": "Hips, shoulders and ankles. The work that makes everything else better.",
    "Media hora de centro del cuerpo, de pie y en el suelo.": "Half an hour for your core, standing and on the mat.",
    "Ejercicios guiados para una espalda que trabaja contigo.": "Guided exercises for a back that works with you.",
    "Pasos sencillos, música alta y nadie mirando.": "Simple steps, loud music and nobody watching.",
    "Técnica y series en cinta, o en la calle si el día acompaña.": "Technique and intervals on the treadmill, or outdoors if the weather's kind.",
    "Ejercicio en piscina: todo el esfuerzo y ningún impacto.": "Exercise in the pool: all the effort, none of the impact.",
    "Nochebuena": "Christmas Eve",
    "Navidad": "Christmas Day",
    "Nochevieja": "New Year's Eve",
    "Año Nuevo": "New Year's Day",
    "Constitución (traslado)": "Constitution Day (in lieu)",
    "Llegué por la espalda y me quedé por la gente. Dos años después, el martes a las siete no se negocia.": "I came for my back and stayed for the people. Two years on, Tuesday at seven is non-negotiable.",
    "Nadie me vendió un cambio en tres semanas. Me enseñaron a entrenar y a descansar.": "Nobody sold me a three-week transformation. They taught me how to train, and how to rest.",
    "Del agua fría salgo otra persona. Del box de fuerza, también.": "I step out of the cold water a new person. Out of the strength box, too.",
    "Entré con miedo a la barra y ahora la cargo yo. Con técnica, que para eso me corrigen cada día.": "I was scared of the barbell; now I load it myself. With good technique, because they correct me every day.",
    "Vengo a las siete, salgo a las ocho y a las nueve estoy en la mesa con la cabeza en su sitio.": "In at seven, out at eight, and by nine I'm at my desk with a clear head.",
    "Mi padre tiene setenta años y entrena en la jaula de al lado. Eso no lo había visto en ningún sitio.": "My father is seventy and trains in the rack next to mine. I'd never seen that anywhere.",
    "Me lesioné fuera, me recuperé dentro. El fisio y mi entrenador hablaban entre ellos; yo solo tenía que cumplir.": "I got hurt out there and recovered in here. My physio and my trainer talked to each other; I just had to show up.",
    "Las clases llenan, pero siempre hay sitio para entrenar a tu aire. A las nueve de la noche es mi sala favorita de Madrid.": "Classes fill up, but there's always room to do your own thing. At nine at night it's my favourite gym in Madrid.",
    "Socia de Acacias": "Member at Acacias",
    "Socio de Valdebebas": "Member at Valdebebas",
    "Socia de Valdebebas": "Member at Valdebebas",
    "Socio de Acacias": "Member at Acacias",
    "Carrera de Madrid Río": "Madrid Río run",
    "Noche de fuerza": "Strength night",
    "Agua y respiración": "Water and breath",
    "Taller de movilidad de cadera": "Hip mobility workshop",
    "Puertas abiertas": "Open day",
    "Diez kilómetros en grupo, tres ritmos y café al volver. No hace falta ser socio.": "Ten kilometres together, three paces and coffee when we're back. You don't need to be a member.",
    "Sentadilla, banca y peso muerto. Ven a mejorar tu marca con el equipo contando en voz alta.": "Squat, bench and deadlift. Come and beat your best with the team counting out loud.",
    "Sesión guiada en el circuito de spAce. Doce plazas y mucha calma.": "A guided session in the spAce circuit. Twelve places and plenty of calm.",
    "Una hora en el suelo para entender por qué tu sentadilla se queda a medias.": "An hour on the mat to find out why your squat stops halfway.",
    "Trae a quien quieras. Sala, clases y una valoración gratuita.": "Bring whoever you like. Gym floor, classes and a free assessment.",
    "Puerta de Acacias": "Acacias, front door",
    "Acacias, sala de fuerza": "Acacias, strength floor",
    "Valdebebas, spAce": "Valdebebas, spAce",
    "Acacias, zona funcional": "Acacias, functional area",
    "Todos los clubs": "All clubs",
    "Entrenar con dolor: cuándo parar": "Training with pain: when to stop",
    "La primera maratón a los cincuenta": "A first marathon at fifty",
    "Qué hace un entrenador cuando no le ves": "What a trainer does when you're not looking",
    "Comer bien fuera de casa": "Eating well away from home",
    "Dormir: la serie que te falta": "Sleep: the set you're missing",
    "Cómo se abre un club": "How to open a club",
    "Empezar de cero, otra vez": "Starting from scratch, again",
    "Por qué a las siete": "Why seven o'clock",
    "Una fisioterapeuta, un entrenador y la pregunta que todos hacemos mal.": "A physio, a trainer and the question we all get wrong.",
    "Un año de lunes a las siete contado por quien nunca había corrido.": "A year of Mondays at seven, told by someone who had never run.",
    "Planes, notas, llamadas y una libreta llena de rodillas ajenas.": "Plans, notes, phone calls and a notebook full of other people's knees.",
    "Menú del día, cenas de trabajo y cómo no llegar con hambre a ninguna de las dos.": "Set lunches, work dinners and how to arrive at neither of them starving.",
    "Qué pasa en tu cuerpo mientras no haces nada, y por qué importa tanto.": "What your body does while you do nothing, and why it matters so much.",
    "Licencias, suelos, espejos y la primera persona que cruza la puerta.": "Permits, floors, mirrors and the first person through the door.",
    "Volver después de años parado, sin culpa y sin atajos.": "Coming back after years away, with no guilt and no shortcuts.",
    "El episodio con el que empezó todo: madrugar, o no, y cómo elegir tu hora.": "The one that started it all: getting up early, or not, and how to choose your hour.",
    "48 min": "48 min",
    "1 h 02 min": "1 h 02 min",
    "39 min": "39 min",
    "44 min": "44 min",
    "51 min": "51 min",
    "57 min": "57 min",
    "36 min": "36 min",
    "33 min": "33 min",
    "Fuerza después de los cuarenta: empieza por aquí": "Strength after forty: start here",
    "Dormir también es entrenar": "Sleeping is training too",
    "El calentamiento que sí vas a hacer": "The warm-up you'll actually do",
    "Agua fría: qué dice la evidencia": "Cold water: what the evidence says",
    "Retiro: así va la obra": "Retiro: how the works are going",
    "Proteína sin obsesión": "Protein without the obsession",
    "Volver después de una lesión": "Coming back after an injury",
    "Un plan sin promesas para empezar el año": "A no-promises plan to start the year",
    "Cinturón de Fuerza": "Lifting Belt",
    "Botella 9F": "9F Bottle",
    "Bolsa de Entreno": "Training Bag",
    "Toalla de Sala": "Gym Towel",
    "Esterilla": "Exercise Mat",
    "Taza de las Siete": "Seven O'Clock Mug",
    "Añadir al carrito": "Add to basket",
    "Próximamente": "Coming soon",
    "Cuero de diez milímetros, doble costura y hebilla de una sola púa. Aprieta donde debe y dura más que tus marcas.": "Ten-millimetre leather, double stitching and a single-prong buckle. It grips where it should and outlasts your records.",
    "Acero de doble pared y boca ancha. El agua sigue fría cuando tú ya no. Medio litro.": "Double-walled steel with a wide mouth. The water stays cool when you don't. Half a litre.",
    "Lona encerada, fondo rígido y un bolsillo aparte para lo que vuelve mojado. La M lleva lo justo; en la L caben los zapatos del trabajo.": "Waxed canvas, a rigid base and a separate pocket for whatever comes back wet. The M holds the essentials; the L has room for your work shoes.",
    "Rizo de algodón que seca a la primera y banda elástica para que no se desenrolle. La S es de banco; la L, de ducha.": "Cotton terry that dries first time, and an elastic band to keep it rolled. S for the bench, L for the shower.",
    "Cuatro milímetros, caucho natural y una cara que agarra aunque sudes. Se enrolla y se sujeta con la misma cinta.": "Four millimetres of natural rubber, with a side that grips even when you sweat. Rolls up and fastens with its own strap.",
    "Cerámica negra por fuera, dorada por dentro. Para el café de después, que es el que se disfruta.": "Black ceramic outside, gold inside. For the coffee afterwards, the one you really enjoy.",
    "Entrenador o entrenadora de sala": "Gym floor trainer",
    "Recepción": "Front desk",
    "Fisioterapeuta": "Physiotherapist",
    "Socorrista de spAce": "spAce lifeguard",
    "Coordinación de club": "Club coordinator",
    "Mantenimiento": "Maintenance",
    "Jornada completa · Mañanas": "Full time · Mornings",
    "30 horas · Tardes y sábados": "30 hours · Afternoons and Saturdays",
    "20 horas · Tardes": "20 hours · Afternoons",
    "Fines de semana · 10:00-15:00": "Weekends · 10 am–3 pm",
    "Jornada completa · Apertura": "Full time · Opening team",
    "Jornada completa": "Full time",
    "desde enero": "from January",
    "ya": "now",
    "desde diciembre": "from December",
    "desde febrero": "from February",
    "cubierto": "filled"
  }$json$;
  at text;
begin
  foreach at in array array[
    'activities', 'articles', 'club_days', 'club_extra_services', 'clubs', 'company', 'events', 'header_links',
    'merch_products', 'ninecast_episodes', 'positions', 'precios', 'site_content', 'testimonials'
  ] loop
    execute format($sql$
      update public.%1$I as stored set translations = jsonb_build_object('en', said.texts)
      from (
        select of_row.ctid as place, jsonb_object_agg(field.name, field.english) as texts
        from public.%1$I as of_row
        cross join lateral (
          select name, $1 -> (value #>> '{}') as english
          from jsonb_each(to_jsonb(of_row)) as it (name, value)
          where jsonb_typeof(value) = 'string' and $1 ? (value #>> '{}')
          union all
          select name, jsonb_agg($1 -> entry order by place)
          from jsonb_each(to_jsonb(of_row)) as it (name, value),
            jsonb_array_elements_text(case jsonb_typeof(value) when 'array' then value else '[]' end)
              with ordinality as list (entry, place)
          group by name
          having bool_and($1 ? entry)
        ) as field
        where field.name not in ('opening', 'brand_line', 'second_brand')
        group by of_row.ctid
      ) as said
      where stored.ctid = said.place
    $sql$, at) using english;
  end loop;
end
$do$;

update public.landing_pages set translations = $json${"en": {"title": "Open week", "mainTitle": "Open week", "mainSubtitle": "Seven days to train at Acacias and Valdebebas without being a member", "sectionTitle": "How it works", "sectionContent": ["<p>Choose a club, come whenever suits you and tell the front desk you're here for open week. Towel and locker are on us.</p>", "<p>Your first visit starts with a <strong>short assessment</strong>: what you do, what hurts and what you'd like. From there, a trainer plans you a tour of the floor.</p>", "<p>If you stay at the end of the week, the joining fee is on us. If you don't, you keep a week of training and nobody rings you afterwards.</p>"], "buttonText": "Choose your club", "infoBoxContent": "<p>Bring comfortable clothes and an ID. Under-18s come in accompanied.</p>"}}$json$
where slug = 'semana-de-puertas-abiertas';
update public.manifiesto_content set translations = $json${"en": {"hero_alt": "Dark composition of architecture and golden light", "hero_line1": "It's not a gym.", "hero_line2": "It's a habit", "hero_subtitle": "What happens in here shows, above all, once you leave.", "mission_alt": "A dark space with a line of light", "mission_title": "Our mission", "mission_text": "To turn training from a January promise into the fixed part of your week. With good kit, good people and nobody watching the clock for you.", "vision_alt": "Dark perspective of a training space", "vision_title": "Our vision", "vision_text": "One club per neighbourhood, no two alike. A Madrid that's stronger, wider awake and easier on its back.", "lines": ["We arrive before the city does.", "We don't compete with the person next to us.", "Weight is earned, not shown off.", "Rest counts too.", "We'll be back tomorrow."], "cta_phrase": "The doors open at seven. The rest is up to you.", "cta_button_text": "Join Now"}}$json$;

update public.articles set translations = jsonb_set(translations, '{en,content}', to_jsonb(whole.content))
from (values
  ('fuerza-despues-de-los-cuarenta', $md$After forty we lose muscle every year unless we do something about it. The good news: doing something is simpler than it sounds, and you'll notice it in eight weeks.

You don't need to start with a loaded bar. You need to start in the right order: movement first, then weight, and speed only at the end. It's what we repeat on the gym floor every day.

## The five movements

If your week has three gaps of fifty minutes, spread these five patterns across them. Two good sets of each, and your first month is done.

- **Squat**, to a box if you need one.
- **Hinge**: deadlift with a kettlebell before you touch a bar.
- **Push**, with dumbbells and without shoulder pain.
- **Pull**, and better a row than a pull-up to begin with.
- **Carry**: pick up two weights and walk. Yes, really.

None of them is new. You do them whenever you carry the shopping upstairs, lift a child or close a suitcase. The difference is that here you do them slowly, with someone watching, and a little better each week.

![Dumbbells lined up on the gym floor](/storage/v1/object/public/public-assets/articles_content/mancuernas-ordenadas.jpg)

## How much weight

Whatever lets you finish the set with two reps in reserve. Four left over? Go up. None left? Go down. Write it down: memory always rounds in your favour.

For the first three weeks, add reps rather than kilos. Go from eight to ten, and from ten to twelve. When twelve are clean, add the smallest plate in the room and go back to eight. That laughable jump, repeated for months, is the whole secret.

## What you'll feel

A bit of soreness the first week, hardly any the second. More appetite. Better sleep. What you shouldn't feel is pain in a joint: if it comes, stop the set, change the angle and tell whoever is on the floor. *Putting up with it isn't training.*

## And on rest days

Walk. Sleep. Repeat. Muscle grows when you're not looking. Two days between sessions are better than one, and one is better than none.

If you haven't moved in years, or take medication for your heart or blood pressure, see your doctor first. Then ask for your initial assessment: it's included in your membership and lasts as long as an unhurried conversation.$md$),
  ('dormir-tambien-es-entrenar', $md$Seven hours aren't a luxury: they're the most rewarding set of the week. Here's what changes when you respect them.

You can choose the right exercises, look after your technique and log every kilo. If you then sleep in fragments, your body harvests half of what you've sown. Training gives the order; sleep carries it out.

## What happens while you do nothing

In deep sleep your muscles repair and your nervous system turns the volume down. In light sleep, your brain files what you've practised: the squat that drifted yesterday comes out a little straighter today, without you doing anything in between.

When sleep is short you notice the opposite. The same weight weighs more. You eat faster and choose worse. And patience, which is half of training, runs out before the weights do.

## The routine that works

You don't need a gadget on your wrist. You need a set time and a little darkness.

- **Go to bed at the same time**, Saturdays too. Half an hour either way is fine.
- **Lower the lights an hour before.** The one on the ceiling and the one in your pocket.
- **Eat early and simply.** Neither hungry nor with your stomach at work.
- **Last coffee after lunch.** Some people cope with it later; hardly anyone as well as they think.
- **Keep the room cool.** You can take off a blanket; you can't take off the heat.

Start with just one of the five. Two weeks. Then add another. It's the same principle as on the gym floor: the load goes up when the last one no longer costs you.

## If you train late

Nine in the evening is a great time to train, and at Acacias we know it because the floor is full. But leave calm: five minutes of gentle stretching, breathing through your nose and a lukewarm shower. Save the all-out sets for days when you finish before dinner.

## And if a night goes wrong

It will. A child, a flight, a worry. Don't cancel the session: lower the weight, drop a set and go home with the habit intact. A quiet workout after a bad night is worth more than a heroic one that leaves you out for three days.

Next time you're torn between another episode and the pillow, remember that someone will be counting your reps at seven tomorrow. Arrive whole.$md$),
  ('el-calentamiento-que-si-vas-a-hacer', $md$Four minutes, no kit, and it makes sense. For the days when you arrive late with your coat still on.

The best warm-up is the one you do. Twenty-minute plans are lovely until you have forty minutes for everything. So here's ours: it fits between the changing room and the rack, and it prepares what you're really going to use.

## Minute one: move what's been still

You've come from a chair or a car. Start with your hips and upper back, which have been asleep the longest.

- Ten hip circles each way, big and slow.
- Ten trunk rotations with your arms wide.
- Five forward folds, letting your head drop.

## Minute two: wake your supports

Feet and shoulders are more in charge than they look. Rise on to your toes and come down slowly, ten times. Put your hands on the wall and push as if you wanted to move it, ten seconds, three times. Feel everything in between switch on.

## Minute three: the pattern of the day

Squats today? Ten without weight, pausing for a second at the bottom. Deadlifts? Ten hinges with a stick along your back. Pushing? Ten press-ups against a bench. It isn't an exam: it's a rehearsal.

![A row of kettlebells ready for class](/storage/v1/object/public/public-assets/articles_content/kettlebells-de-cerca.jpg)

## Minute four: raise your pulse

Thirty seconds of marching with high knees, thirty of rest, and again. You should be able to talk, but not feel like arguing. If you're already out of breath you've started too hard; the warm-up doesn't compete with the session.

## Then, ramp-up sets

This is what almost everyone skips. Before your working weight, do two lighter sets: the first with an empty bar, the second halfway there. They take a minute and tell you what kind of day it is. If the empty bar feels heavy, **listen to it**: today we train, but we don't break records.

## What you don't need

You don't need to hold cold stretches: leave them for the end, when they're useful. You don't need to sweat before you start. And you don't need the foam roller, though it harms nobody and we all know someone who has given theirs a name.

Four minutes. Hang up your coat and begin.$md$),
  ('agua-fria-que-dice-la-evidencia', $md$Neither a miracle nor a fad. When it helps, when it gets in the way, and how to use the cold pool at spAce.

Cold water has a good press because its answer is immediate: you go in one way and come out another. That feeling is real. What isn't always real is what you're promised afterwards. Let's take it in turn.

## What it does

Getting into cold water after hard work eases the **feeling** of sore muscles for many people. It clears your head too: the body answers with a jolt of alertness that lasts a good while. And there's something harder to measure but easy to notice, which is learning to breathe slowly when everything invites you not to.

## What depends

If you want to build muscle, don't use it right after every strength session. Part of the signal that tells a muscle to grow is the very inflammation that the cold puts out. Leave a few hours, or keep it for days of cardio and rest.

## What it doesn't do

It doesn't heal injuries, it doesn't make you thin and it doesn't replace sleep. If someone tells you so, they're selling you something else.

![Edge of the spAce pool with its steps](/storage/v1/object/public/public-assets/articles_content/piscina-fria.jpg)

## How we use it at spAce

The circuit has an order, and the order matters: first heat, then cold, and calm at the end.

- **Sauna or steam**, until you sweat without hurry.
- **Lukewarm shower.** It isn't optional, for your sake or anyone else's.
- **Cold pool**, going in slowly and letting the air out through your mouth. Start with half a minute.
- **Rest room**, lying down and warm, until your pulse is back where it belongs.

Go round once more if you feel like it. Twice is already a lot for a Tuesday.

## When not to go in

Don't go in with a fever, after drinking alcohol or on an empty stomach. If you have heart trouble, blood pressure that isn't under control, or you're pregnant, ask your doctor first. And never go in without someone nearby: at spAce one of the team is always there, and that's what they're there for.

## The first minute

The first thirty seconds are the worst, and the most useful too. Your whole body asks to get out; you decide that the next breath will be longer than the last. When you manage it, the water is as cold as before and you aren't. *That's what you take with you.*$md$)
) as whole (slug, content)
where articles.slug = whole.slug;
