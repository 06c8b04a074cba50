-- Who writes the pages says where old addresses lead: the direction and editors.
insert into private.role_rights (role, table_name, deeds, own_clubs) values ('editor', 'redirects', '{select,insert,update,delete}', false);
select private.ask_roles('public.redirects');
