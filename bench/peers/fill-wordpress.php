<?php
// Installs WordPress and makes the home page: php fill-wordpress.php <its folder> <folder of content.json and hero.jpg>
[, $tree, $folder] = $argv;
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require "$tree/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/file.php';
require_once ABSPATH . 'wp-admin/includes/media.php';

// Nobody is written to.
if (!function_exists('wp_new_blog_notification')) {
    function wp_new_blog_notification() {}
}
wp_install('NINE FITNESS', 'editor', 'editor@ninefitness.example', true, '', wp_generate_password(24), 'es_ES');
switch_theme('twentytwentythree');

$content = json_decode(file_get_contents("$folder/content.json"), true);
copy("$folder/hero.jpg", "$folder/upload.jpg");
$picture = media_handle_sideload(['name' => 'hero.jpg', 'tmp_name' => "$folder/upload.jpg"], 0);
if (is_wp_error($picture)) {
    fwrite(STDERR, $picture->get_error_message());
    exit(1);
}
$blocks = str_replace(['%HERO%', '%ID%'], [wp_get_attachment_url($picture), (string) $picture], $content['blocks']);
$page = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => $content['title'], 'post_content' => wp_slash($blocks)]);
update_option('show_on_front', 'page');
update_option('page_on_front', $page);
